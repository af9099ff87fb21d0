import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Tokens } from "marked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "#electron/runtime/places.ts";
import { TestStation } from "../station.ts";
import { notRun } from "./not-run.ts";
import { pages, tokensOf } from "./pages.ts";
import { statementsOf } from "./statements.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "shipdeck-pages-"));
const desk = join(folder, "desk");
const data = join(folder, "data");
let station: TestStation;
let key: { apiKey: string; apiSecret: string };
beforeAll(async () => {
  // What the pages name beside the project's own files.
  mkdirSync(join(desk, "safe"), { recursive: true });
  for (const part of ["resources", "node_modules", "electron", "shared", "package.json"])
    symlinkSync(join(projectFolder, part), join(desk, part));
  writeFileSync(join(desk, "PASSPHRASE"), "a passphrase of some length", { mode: 0o600 });
  const policy = pages.find(({ path }) => path.endsWith("policy.md"));
  const [example] = policy ? tokensOf<Tokens.Code>(policy, "code") : [];
  writeFileSync(join(desk, "policy.json"), example?.text ?? "", { mode: 0o600 });
  station = await TestStation.open({ data });
  key = await station.key();
  await station.desk.deposit({ currency: "LTC", amount: "50" });
});
afterAll(async () => {
  await station.close();
  rmSync(folder, { recursive: true, force: true });
});

/** npm's part of a command line, without npm (it would start a shell and a Node of its own each time), and the installed program's. */
const prelude = `
shipdeck() { shift; "$NODE" electron/cli.ts "$@"; }
npm() { while [ "$1" != -- ]; do shift; done; shift; "$NODE" electron/cli.ts "$@"; }
npx() { shift; "$NODE" node_modules/oazapfts/dist/cli.js "$@"; }
node() { "$NODE" "$@"; }
`;

const shells = new Set([undefined, "", "sh", "bash"]);
const told = pages.flatMap((page) =>
  tokensOf<Tokens.Code>(page, "code")
    .filter(({ lang }) => shells.has(lang))
    .map(({ text }) => ({ page: page.path, statements: statementsOf(text) })),
);
const reasonOf = (statement: string) => notRun.find(([pattern]) => pattern.test(statement))?.[1];
const ran = new Map<string, string>();

/** A statement of a page with what stands for this station's own values. Optional parts are taken. */
function filledIn(statement: string, found: ReadonlyMap<string, string>): string {
  return statement
    .replaceAll("http://127.0.0.1:4810", station.url)
    .replaceAll(/ssk_(?:test_)?…/g, key.apiKey)
    .replaceAll("sss_…", key.apiSecret)
    .replaceAll(/(rate|ord)_…/g, (whole, kind: string) => found.get(kind) ?? whole)
    .replaceAll("/mnt/safe", join(desk, "safe"))
    .replaceAll(/\[(--[^\]]+)\]/g, "$1");
}

test.each(told.map(({ page, statements }) => [page, statements] as const))(
  "what %s says to type does what it says",
  async (_page, statements) => {
    const exports: string[] = [];
    const found = new Map<string, string>();
    for (const statement of statements.filter((one) => !reasonOf(one))) {
      const line = filledIn(statement, found);
      if (line.startsWith("export ")) {
        exports.push(line);
        continue;
      }
      expect(line).not.toContain("…");
      // Several pages begin alike, whatever they call their key; once is enough.
      const same = line.replace(/ +#.*$/, "").replace(/(keys create --name) \w+/, "$1");
      const stdout = ran.get(same) ?? (await typed([...exports, line]));
      ran.set(same, stdout);
      if (line.startsWith("curl -s $A"))
        expect(JSON.parse(stdout)).toMatchObject({ success: true });
      for (const [, id = "", kind = ""] of stdout.matchAll(/"((rate|ord)_\w+)"/g))
        if (!found.has(kind)) found.set(kind, id);
    }
  },
  120_000,
);

/** Runs lines in one shell, as a person types them in the project's folder; answers what they print. */
async function typed(lines: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE: process.execPath,
    // A start of the command line is mostly the reading of its modules.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    SHIPDECK_DATA: data,
  };
  const script = `set -e\n${prelude}\n${lines.join("\n")}`;
  const { stdout } = await run("bash", ["-c", script], { cwd: desk, env, maxBuffer: 10_000_000 });
  return stdout;
}

test("most of what can be typed is run; what is not has a reason", () => {
  const all = told.flatMap(({ statements }) => statements);
  expect(all.filter((one) => !reasonOf(one)).length).toBeGreaterThan(15);
  for (const [, why] of notRun) expect(why).toMatch(/\w+ \w+ \w+/);
});
