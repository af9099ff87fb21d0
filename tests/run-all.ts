import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quickFolder } from "./quick-folder.ts";

/**
 * `npm test`: everything, in the order in which a mistake costs least to find. Every step runs even when an earlier one
 * failed; the last line counts the tests of all of them.
 */
const folder = mkdtempSync(join(quickFolder() ?? tmpdir(), "shipdeck-tests-"));
// What prints for the spooler is another account, which has to get through to the folder that is its own.
chmodSync(folder, 0o711);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Reads how many tests ran; absent for checks, which count as one. */
  count?: () => Counts;
}

function readReport(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

function vitest(project: string): Step {
  const file = join(folder, `${project}.json`);
  return {
    name: `vitest ${project}`,
    command: [
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${file}`,
    ],
    // Hundreds of stations are started in processes of their own: what one has compiled, the next one reads.
    env: { NODE_COMPILE_CACHE: join(folder, "compiled") },
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport(file);
      const failed =
        Number(numFailedTests) || (success ? 0 : Math.max(1, Number(numFailedTestSuites)));
      return { passed: Number(numPassedTests), failed };
    },
  };
}

function playwright(): Step {
  const file = join(folder, "desktop.json");
  return {
    name: "playwright desktop",
    command: ["playwright", "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: () => {
      const stats = readReport(file)["stats"] as {
        expected: number;
        unexpected: number;
        flaky: number;
      };
      // A test that passes only sometimes is broken.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  };
}

/** The steps of a row run at the same time: each check keeps one core busy. */
const rows: readonly (readonly Step[])[] = [
  [
    { name: "format", command: ["oxfmt", "--check", "."] },
    { name: "lint", command: ["oxlint", "--deny-warnings"] },
    { name: "types", command: ["tsc", "-b"] },
    { name: "unused code", command: ["knip"] },
  ],
  [vitest("unit")],
  [vitest("station")],
  [playwright()],
];

/** The exit code, and what was printed unless that went to the console at once. */
function run(
  { command: [program, ...args], env }: Step,
  atOnce: boolean,
): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const out = atOnce ? "inherit" : "pipe";
    const child = spawn(program, args, {
      stdio: ["ignore", out, out],
      // What the steps write in between goes with the folder.
      env: { ...process.env, TMPDIR: folder, ...env },
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, printed }));
  });
}

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

function note(step: Step, code: number): void {
  let counts: Counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    if (step.count) counts = step.count();
  } catch {
    counts = { passed: 0, failed: 1 };
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // A suite that ran no test at all is a failure, not a success.
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) failures.push(step.name);
  total.passed += counts.passed;
  total.failed += counts.failed;
}

for (const row of rows) {
  if (row.length === 1) console.log(`\n== ${row[0]?.name}`);
  const running = row.map((step) => ({
    step,
    ended: run(step, row.length === 1).catch((error: unknown) => ({
      code: 1,
      printed: `${String(error)}\n`,
    })),
  }));
  for (const { step, ended } of running) {
    const { code, printed } = await ended;
    if (row.length > 1) console.log(`\n== ${step.name}\n${printed}`);
    if (code !== 0) console.log(`${step.name} ended with ${code}`);
    note(step, code);
  }
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
