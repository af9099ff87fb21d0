import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { failureOf } from "../doors/room.ts";
import { dana } from "../seeds/warehouse.ts";
import { AccountRoom } from "./account-room.ts";

/** An address on this computer at which nobody listens. */
async function deadUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

async function noRates(room: AccountRoom) {
  const failure = await failureOf(room.rates("fine"));
  return { code: failure.code, message: failure.message };
}

describe("an account that cannot be used is a clear state", () => {
  test("none is connected: the station opens, and everything that needs one says so", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    room.key = null;
    expect(await noRates(room)).toMatchObject({
      code: "CARRIER_UNAVAILABLE",
      message: expect.stringContaining("No carrier account is connected"),
    });
    expect((await failureOf(room.desk.purchaseLabels({ orderId }))).message).toContain(
      "No carrier account is connected",
    );
    expect((await failureOf(room.desk.verifyAddress({ address: dana }))).code).toBe(
      "CARRIER_UNAVAILABLE",
    );
    expect(room.wallet().held).toBe(0);
    expect((await room.desk.getOrder({ id: orderId })).paymentStatus).toBe("pending");
  });

  test("a key that was revoked: nothing is charged, and a good one goes on where it stopped", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    room.fake.revoke(room.key ?? "");
    expect(await noRates(room)).toMatchObject({
      code: "CARRIER_ERROR",
      message: expect.stringContaining("refuses the account's key"),
    });
    const { labels } = await room.desk.purchaseLabels({ orderId });
    expect(labels[0]).toMatchObject({ code: "CARRIER_ACCOUNT_REFUSED", retryable: true });
    room.key = "EZTKanother";
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(await room.problems()).toEqual([]);
  });

  test("an account that offers nothing: an answer without rates that says where to look", async () => {
    await using room = await AccountRoom.open();
    const { rates, messages } = await room.rates("no rates");
    expect(rates).toEqual([]);
    expect(messages[0]?.message).toContain("whether a carrier is set up");
  });

  test("nobody listens: nothing can have been sold, so the item fails at once and can be tried again", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    await room.stop();
    room.url = await deadUrl();
    await room.start();
    expect(await noRates(room)).toMatchObject({
      code: "CARRIER_UNAVAILABLE",
      message: "EasyPost's server refuses connections.",
    });
    const { labels } = await room.desk.purchaseLabels({ orderId });
    expect(labels[0]).toMatchObject({ code: "CARRIER_UNREACHABLE", retryable: true });
    expect(room.wallet().held).toBe(0);
    await room.stop();
    room.url = room.fake.url;
    await room.start();
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(await room.problems()).toEqual([]);
  });

  test("a name that is not known, and a connection that cannot be trusted", async () => {
    await using room = await AccountRoom.open();
    await room.stop();
    room.url = "http://no-such-host.invalid";
    await room.start();
    expect((await noRates(room)).message).toMatch(/name of EasyPost's server/);
    await room.stop();
    // TLS spoken to a server that has none.
    room.url = room.fake.url.replace("http:", "https:");
    await room.start();
    expect(await noRates(room)).toMatchObject({
      code: "CARRIER_UNAVAILABLE",
      message: expect.stringContaining("cannot be trusted"),
    });
  });

  test.each([
    ["a page of a proxy", { status: 407, body: "<html>Sign in</html>" }, "answered in its place"],
    [
      "a page in the place of rates",
      { status: 200, body: "<html>Hello</html>" },
      "answered in its place",
    ],
    [
      "half a JSON",
      { status: 201, body: { id: "shp_1", rates: [] }, half: true },
      "cannot be read",
    ],
    ["JSON that is none of theirs", { status: 201, body: { hello: 1 } }, "cannot be read"],
    [
      "trouble",
      { status: 503, body: { error: { code: "X", message: "Down", errors: [] } } },
      "in trouble (status 503). Down.",
    ],
  ])("%s in the place of rates is an outage, not an answer", async (_, answer, words) => {
    await using room = await AccountRoom.open();
    room.fake.setWeather(() => answer);
    const { code, message } = await noRates(room);
    expect(code).toBe("CARRIER_ERROR");
    expect(message).toContain(words);
  });

  test("a page in the place of a purchase's answer is found out, not believed", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    room.fake.setWeather(({ path }) =>
      path.endsWith("/buy") ? { status: 403, body: "<html>Forbidden by the proxy</html>" } : null,
    );
    expect((await room.desk.purchaseLabels({ orderId })).pendingCount).toBe(1);
    room.fake.setWeather(null);
    await room.settle();
    expect((await room.desk.getOrder({ id: orderId })).items[0]?.status).toBe("failed");
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(await room.problems()).toEqual([]);
  });

  test("an address is never verified by anybody else while the account cannot be asked", async () => {
    await using room = await AccountRoom.open();
    room.fake.setWeather(() => "drop");
    expect((await failureOf(room.desk.verifyAddress({ address: dana }))).code).toBe(
      "CARRIER_ERROR",
    );
    room.fake.setWeather(null);
    const lost = { ...dana, street1: "000 unknown street" };
    expect(await room.desk.verifyAddress({ address: lost })).toMatchObject({
      verified: false,
      addressId: null,
      verification: { errors: [{ code: "E.ADDRESS.NOT_FOUND", field: "address" }] },
    });
    const flat = { ...dana, street1: "1 Noapt St" };
    expect((await room.desk.verifyAddress({ address: flat })).verified).toBe(true);
    const strict = await failureOf(room.desk.verifyAddress({ address: flat, strict: true }));
    expect(strict.code).toBe("ADDRESS_VERIFY_FAILURE");
  });
});
