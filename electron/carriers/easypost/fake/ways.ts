/** What the fake EasyPost does with a shipment, told by the recipient's name. Any other name is `fine`. */
export const ways = {
  fine: "sells",
  refused: "refuses with 422",
  "sold unheard": "sells, then the connection drops",
  "sold and thrown": "sells, then answers 500",
  "sold and garbled": "sells, then answers half a JSON",
  "sold behind a page": "sells, then a proxy answers with a page",
  lost: "drops the connection and sells nothing",
  "found late": "sells, drops the connection, and cannot be read the first time",
  slow: "sells when it is let go",
  "label later": "sells; the label's address answers 404 at first",
  "label is a page": "sells; the label's address answers with a page at first",
  "label is cut": "sells; the label's address answers with a half of it at first",
  pictures: "sells; its label is a picture",
  "no pdf": "refuses labels as PDF with 422, sells pictures",
  insured: "sells, and insures for 0.50 beside the rate",
  "much dearer": "sells, and charges 90.00 beside the rate",
  cheaper: "sells, and charges 0.40 less than the rate",
  dearer: "asks a dollar more when it is rated again",
  "bit dearer": "asks ten cents more when it is rated again",
  "no funds": "refuses with 402",
  "no rates": "offers nothing and does not say why",
} as const;
export type Way = keyof typeof ways;

export function wayOf(name: string): Way {
  const told = name.toLowerCase();
  return told in ways ? (told as Way) : "fine";
}
