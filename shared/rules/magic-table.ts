import { magicRecipients, magicTrackingCodes } from "./magic-values.ts";
import { sureValues } from "./sure-values.ts";

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const whens = {
  rates: "When rates are asked for",
  purchase: "When the label is bought",
  void: "When the label is voided",
  tracking: "On the way",
} as const;

/** All magic values in Markdown, as the guide and openapi.json show them; `level` is that of the headings. */
export function magicTables(level: number): string {
  const heading = (text: string, deeper = 0) => `${"#".repeat(level + deeper)} ${text}`;
  const recipients = Object.entries(whens).flatMap(([when, title]) => [
    heading(title, 1),
    table(
      ["recipient's name", "what happens"],
      magicRecipients
        .filter((row) => row.when === when)
        .map(({ name, outcome }) => [`\`${name}\``, outcome]),
    ),
  ]);
  return [
    heading("Recipients"),
    "The recipient's `name`, whole, in any letter case, with any blanks around it, decides what the simulated carriers do.",
    ...recipients,
    heading("Tracking codes"),
    table(
      ["code", "status"],
      magicTrackingCodes.map(({ code, status }) => [`\`${code}\``, status]),
    ),
    heading("Sure without magic"),
    table(
      ["field", "value", "what happens"],
      sureValues.map(({ where, value, outcome }) => [`\`${where}\``, `\`${value}\``, outcome]),
    ),
  ].join("\n\n");
}
