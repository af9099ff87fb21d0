import type { Currency } from "#shared/rules/money.ts";

/** What the first four bytes of an extended key say of it. */
export interface KeyKind {
  name: string;
  isPrivate: boolean;
  /** `single`: any script of one key, as old programs write it. `native`: BIP84. `wrapped`: BIP49. `shared`: several signers. */
  script: "single" | "native" | "wrapped" | "shared";
  /** The currencies that such a key may be for. */
  currencies: readonly Currency[];
  /** What a person calls it. */
  coin: string;
}

const [bitcoin, bitcoinTest] = ["Bitcoin or Litecoin", "a test network"];

function pair(
  [publicName, publicVersion]: readonly [string, number],
  [privateName, privateVersion]: readonly [string, number],
  kind: Pick<KeyKind, "script" | "currencies" | "coin">,
): [number, KeyKind][] {
  return [
    [publicVersion, { name: publicName, isPrivate: false, ...kind }],
    [privateVersion, { name: privateName, isPrivate: true, ...kind }],
  ];
}

/** Sources: BIP32, SLIP-0132 "Registered HD version bytes", and Litecoin's test network in Electrum-LTC. Capital letters are of several signers. */
export const keyKinds: ReadonlyMap<number, KeyKind> = new Map([
  ...pair(["xpub", 0x0488b21e], ["xprv", 0x0488ade4], {
    script: "single",
    currencies: ["BTC", "LTC"],
    coin: bitcoin,
  }),
  ...pair(["ypub", 0x049d7cb2], ["yprv", 0x049d7878], {
    script: "wrapped",
    currencies: ["BTC", "LTC"],
    coin: bitcoin,
  }),
  ...pair(["zpub", 0x04b24746], ["zprv", 0x04b2430c], {
    script: "native",
    currencies: ["BTC", "LTC"],
    coin: bitcoin,
  }),
  ...pair(["Ypub", 0x0295b43f], ["Yprv", 0x0295b005], {
    script: "shared",
    currencies: ["BTC", "LTC"],
    coin: bitcoin,
  }),
  ...pair(["Zpub", 0x02aa7ed3], ["Zprv", 0x02aa7a99], {
    script: "shared",
    currencies: ["BTC", "LTC"],
    coin: bitcoin,
  }),
  ...pair(["Ltub", 0x019da462], ["Ltpv", 0x019d9cfe], {
    script: "single",
    currencies: ["LTC"],
    coin: "Litecoin",
  }),
  ...pair(["Mtub", 0x01b26ef6], ["Mtpv", 0x01b26792], {
    script: "single",
    currencies: ["LTC"],
    coin: "Litecoin",
  }),
  ...pair(["tpub", 0x043587cf], ["tprv", 0x04358394], {
    script: "single",
    currencies: ["LTCT"],
    coin: bitcoinTest,
  }),
  ...pair(["upub", 0x044a5262], ["uprv", 0x044a4e28], {
    script: "wrapped",
    currencies: ["LTCT"],
    coin: bitcoinTest,
  }),
  ...pair(["vpub", 0x045f1cf6], ["vprv", 0x045f18bc], {
    script: "native",
    currencies: ["LTCT"],
    coin: bitcoinTest,
  }),
  ...pair(["Upub", 0x024289ef], ["Uprv", 0x024285b5], {
    script: "shared",
    currencies: ["LTCT"],
    coin: bitcoinTest,
  }),
  ...pair(["Vpub", 0x02575483], ["Vprv", 0x02575048], {
    script: "shared",
    currencies: ["LTCT"],
    coin: bitcoinTest,
  }),
  ...pair(["ttub", 0x0436f6e1], ["ttpv", 0x0436ef7d], {
    script: "single",
    currencies: ["LTCT"],
    coin: bitcoinTest,
  }),
]);

/** The prefixes that a currency's key may have, for a sentence. */
export function prefixesFor(currency: Currency): string {
  const names = [...keyKinds.values()].filter(
    ({ isPrivate, script, currencies }) =>
      !isPrivate && currencies.includes(currency) && (script === "single" || script === "native"),
  );
  return names.map(({ name }) => name).join(", ");
}
