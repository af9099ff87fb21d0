import { expect, test, vi } from "vitest";
import { runCommand } from "#electron/cli/program.ts";
import { codeOf, pages } from "./pages.ts";

interface Told {
  page: string;
  /** Such as `keys create`. */
  command: string;
  options: string[];
}

/** Every command line of the station that a page shows, in a sentence or a block. */
const told: Told[] = pages.flatMap((page) =>
  codeOf(page).flatMap((text) =>
    [...text.matchAll(/(?:npm run (?:-s )?station --|\bshipdeck station) ([a-z][^\n#]*)/g)].map(
      ([, line = ""]) => {
        const [command = ""] = /^[a-z]+(?: [a-z]+\b(?![./]))?/.exec(line) ?? [];
        return { page: page.path, command, options: line.match(/--[a-z-]+/g) ?? [] };
      },
    ),
  ),
);

/** What `--help` of a command says. */
async function helpOf(command: string): Promise<string> {
  let said = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  try {
    await runCommand([...command.split(" "), "--help"]);
  } finally {
    write.mockRestore();
  }
  return said;
}

test("every command of the station and every option that a page shows is there", async () => {
  expect(told.length).toBeGreaterThan(25);
  for (const { page, command, options } of told) {
    const help = await helpOf(command);
    expect(help, `${page}: ${command}`).toContain(`Usage: station ${command} `);
    for (const option of options) expect(help, `${page}: ${command} ${option}`).toContain(option);
  }
});
