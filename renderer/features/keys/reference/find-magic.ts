import type { MagicValues } from "./document.ts";

function all(words: string): (text: string) => boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => text.toLowerCase().includes(word));
}

/** The rows that hold every word; all of them where the words speak of magic values as such. */
export function findMagic(values: MagicValues, words: string): MagicValues {
  const matches = all(words);
  if (matches("magic values of the sandbox")) return values;
  return {
    recipients: values.recipients.filter(({ name, outcome }) => matches(`${name} ${outcome}`)),
    trackingCodes: values.trackingCodes.filter(({ code, status }) => matches(`${code} ${status}`)),
    sure: values.sure.filter(({ where, value, outcome }) =>
      matches(`${where} ${value} ${outcome}`),
    ),
  };
}

export function countMagic({ recipients, trackingCodes, sure }: MagicValues): number {
  return recipients.length + trackingCodes.length + sure.length;
}
