import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeEach, expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import { es } from "../texts/es/index.ts";
import { RateNote } from "./RateNote.tsx";

await i18next.use(initReactI18next).init({ lng: "en", resources: { en, es } });

beforeEach(() => i18next.changeLanguage("en"));

const source = "Coinbase, Kraken, Bitstamp";
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test("a converted amount tells what one coin costs, whose median that is and how old", () => {
  const said = renderToStaticMarkup(
    <RateNote currency="LTC" price="80.12" source={source} at={secondsAgo(40)} />,
  );
  expect(said).toMatch(/^1 LTC = \$80\.12 · median of Coinbase, Kraken, Bitstamp · 4\ds ago$/);
});

test("the same in Spanish", async () => {
  await i18next.changeLanguage("es");
  const said = renderToStaticMarkup(
    <RateNote currency="LTC" price="80.12" source={source} at={secondsAgo(190)} />,
  );
  expect(said).toMatch(/^1 LTC = .*80\.12 · mediana de Coinbase, Kraken, Bitstamp · hace 3.min$/);
});

test("a price of the sandbox is called pinned and has no age", () => {
  const said = renderToStaticMarkup(
    <RateNote currency="LTC" price={80} source="pinned" at={null} />,
  );
  expect(said).toBe("1 LTC = $80.00 · pinned");
});

test("what was paid tells the time of its rate, not its age", () => {
  const said = renderToStaticMarkup(
    <RateNote currency="LTC" price="80.12" source={source} at="2026-11-23T16:00:00.000Z" past />,
  );
  expect(said).toMatch(/Nov 2\d, 2026/);
});

test("an entry of before rates were stored says its price alone", () => {
  const said = renderToStaticMarkup(
    <RateNote currency="LTC" price="80" source={null} at={null} past />,
  );
  expect(said).toBe("1 LTC = $80.00");
});
