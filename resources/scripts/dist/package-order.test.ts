import { expect, it } from "vitest";
import { readPackageOrder } from "./package-order.ts";

/** As electron-builder 26 asks. */
const asked = [
  ["-s", "dir", "--force", "-t", "deb", "-d", "libnss3", "-d", "liba | libb"],
  ["--deb-recommends", "libtray", "--deb-compression", "xz", "--architecture", "amd64"],
  ["--after-install", "/a", "--after-remove", "/b", "--description", "Short\n Long\n words."],
  ["--version", "1.2.3", "--package", "/out/x.deb", "--name", "shipdeck"],
  ["--maintainer", "Us <us@example>", "--vendor", "Us", "--url", "https://example"],
  ["--category", "misc", "--deb-priority", "optional", "--license", "MIT"],
  ["/build/unpacked/=/opt/Shipdeck", "/build/icon.png=/usr/share/icons/shipdeck.png"],
].flat();

it("an order in fpm's words is read whole", () => {
  expect(readPackageOrder(asked)).toMatchObject({
    kind: "deb",
    file: "/out/x.deb",
    depends: ["libnss3", "liba | libb"],
    recommends: ["libtray"],
    summary: "Short",
    description: "Long words.",
    contents: [
      { from: "/build/unpacked/", to: "/opt/Shipdeck" },
      { from: "/build/icon.png", to: "/usr/share/icons/shipdeck.png" },
    ],
  });
});

it("what is not known is refused by its name, and so is what is missing", () => {
  expect(() => readPackageOrder([...asked, "--deb-systemd", "x"])).toThrow(/--deb-systemd/);
  const without = asked.filter((arg, at) => arg !== "--version" && asked[at - 1] !== "--version");
  expect(() => readPackageOrder(without)).toThrow("fpm: --version is missing");
  expect(() => readPackageOrder(asked.map((arg) => (arg === "deb" ? "apk" : arg)))).toThrow(/apk/);
});
