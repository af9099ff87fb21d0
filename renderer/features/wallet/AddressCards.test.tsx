import { MantineProvider } from "@mantine/core";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { en } from "../../texts/en/index.ts";
import { AddressCards } from "./AddressCards.tsx";

await i18next.use(initReactI18next).init({ lng: "en", resources: { en } });

function shown(addresses: Parameters<typeof AddressCards>[0]["addresses"]): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <AddressCards addresses={addresses} />
    </MantineProvider>,
  );
}

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";

test("an address of the live wallet is shown as text and as a QR code with its name", () => {
  const page = shown([{ currency: "BTC", address, uri: `bitcoin:${address}` }]);
  expect(page).toContain(address);
  expect(page).toContain("<title>QR code of the BTC address</title>");
  // The dark modules of a code of this length.
  expect(page.match(/<path[^>]* d="([^"]+)"/g)?.join("").length).toBeGreaterThan(1_000);
  expect(page).toContain("Send BTC only.");
});

test("a wallet without addresses says so", () => {
  expect(shown([])).toContain("This wallet has no deposit address yet.");
});
