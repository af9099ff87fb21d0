import { describe, expect, it } from "vitest";
import {
  refusalOfAddress,
  refusalOfUrl,
  type WebhookTarget,
  webhookTarget,
} from "./webhook-url.ts";

const policy = { lan: false, ownPort: 4810 };
const open = { lan: true, ownPort: 4810 };

describe("a webhook URL", () => {
  it.each([
    "https://example.com/hooks",
    "http://example.com:8080/a?b=c",
    "http://localhost:3000/hook",
    "http://orders.localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://8.8.8.8/",
    "https://名前.example/hook",
  ])("%s may be registered", (url) => {
    expect(refusalOfUrl(url, policy)).toBeNull();
  });

  it.each([
    ["not a URL", "is not a URL"],
    ["/hook", "is not a URL"],
    ["http://", "is not a URL"],
    ["http://127.0.0.999/", "is not a URL"],
    ["file:///etc/passwd", "must begin with http"],
    ["ftp://example.com", "must begin with http"],
    ["javascript:alert(1)", "must begin with http"],
    ["ws://example.com", "must begin with http"],
    ["https://user:pass@example.com", "user name"],
    ["https://user@example.com", "user name"],
    ["https://:pass@example.com", "user name"],
    ["http://example.com:0/", "port 0"],
  ])("%s is refused: %s", (url, reason) => {
    expect(refusalOfUrl(url, policy)).toContain(reason);
  });

  it.each([
    "http://169.254.169.254/latest/meta-data",
    "http://0xA9FEA9FE/",
    "http://2852039166/",
    "http://[::ffff:169.254.169.254]/",
    "http://[fe80::1]/",
    "http://0.0.0.0:3000/",
    "http://[::]:3000/",
    "http://255.255.255.255/",
    "http://224.0.0.1/",
  ])("%s leads where webhooks never go, whatever the settings", (url) => {
    expect(refusalOfUrl(url, open)).toContain("never");
  });

  it.each([
    "http://127.0.0.1:4810/api/v1/orders",
    "http://127.9.9.9:4810/",
    "http://localhost:4810/",
    "http://localhost.:4810/",
    "http://LOCALHOST:4810/",
    "http://station.localhost:4810/",
    "http://[::1]:4810/",
    "http://[::ffff:127.0.0.1]:4810/",
    "http://[::ffff:7f00:1]:4810/",
    "http://0x7f000001:4810/",
    "http://2130706433:4810/",
    "http://0177.0.0.1:4810/",
    "http://127.1:4810/",
    "http://１２７.0.0.1:4810/",
  ])("%s is the station itself", (url) => {
    expect(refusalOfUrl(url, policy)).toContain("own address");
    expect(refusalOfUrl(url.replace("4810", "4811"), policy)).toBeNull();
  });

  it("knows the ports that URLs leave out", () => {
    expect(refusalOfUrl("http://localhost/", { lan: false, ownPort: 80 })).toContain("own address");
    expect(refusalOfUrl("https://localhost/", { lan: false, ownPort: 443 })).toContain(
      "own address",
    );
  });

  it.each([
    "http://192.168.1.20/",
    "http://10.1.2.3:8080/",
    "http://[fd12::1]/",
    "http://0xC0A80114/",
  ])("%s needs the setting for the local network", (url) => {
    expect(refusalOfUrl(url, policy)).toContain("local network");
    expect(refusalOfUrl(url, open)).toBeNull();
  });
});

describe("the address that a name leads to", () => {
  const named = (url: string) => webhookTarget(url) as WebhookTarget;

  it("must be public, so that the owner of a name cannot point it at this computer later", () => {
    const target = named("http://hooks.example.com:3000/");
    expect(refusalOfAddress("8.8.8.8", target, policy)).toBeNull();
    expect(refusalOfAddress("127.0.0.1", target, policy)).toContain("back to this computer");
    expect(refusalOfAddress("::ffff:127.0.0.1", target, policy)).toContain("back to this computer");
    expect(refusalOfAddress("192.168.1.20", target, policy)).toContain("local network");
    expect(refusalOfAddress("169.254.169.254", target, open)).toContain("never");
    expect(refusalOfAddress("nonsense", target, open)).toContain("never");
  });

  it("may be local when the settings say so, but never the station", () => {
    expect(refusalOfAddress("127.0.0.1", named("http://pc.example:3000/"), open)).toBeNull();
    expect(refusalOfAddress("127.0.0.1", named("http://pc.example:4810/"), open)).toContain("own");
  });

  it("may be this computer when the URL says localhost", () => {
    expect(refusalOfAddress("127.0.0.1", named("http://localhost:3000/"), policy)).toBeNull();
    expect(refusalOfAddress("::1", named("http://127.0.0.1:3000/"), policy)).toBeNull();
  });
});
