import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { publishRun } from "./history.ts";
import { detail, goalText, type Report, valueText, verdict } from "./report.ts";

const readme = "README.md";
const [begin, end] = ["<!-- bench -->", "<!-- /bench -->"];

function tableOf({ rows, ...run }: Report): string {
  const day = run.at.slice(0, 10);
  const facts = [
    run.machine,
    `Node ${run.node}`,
    run.electron && `Electron ${run.electron}`,
    `SQLite ${run.sqlite}`,
    `commit ${run.commit}`,
  ];
  const lines = rows.map((row) => {
    const cells = [row.id, row.what, valueText(row), goalText(row), verdict(row), detail(row)];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return [
    `Measured on ${day} in one run of ${Math.round(run.seconds / 60)} minutes: ${facts.filter(Boolean).join(", ")}.`,
    "",
    "| | what over what | figure | goal | | |",
    "|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

/** Writes the last run into the history and its table into the README, between its two marks. */
export function publish(): void {
  const { report, file } = publishRun();
  // The history is laid out as every other JSON of the project.
  execFileSync("oxfmt", ["--write", file], { stdio: "inherit" });
  const text = readFileSync(readme, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} has no place between ${begin} and ${end}.`);
  const table = `${begin}\n${tableOf(report)}\n`;
  writeFileSync(readme, text.slice(0, from) + table + text.slice(to));
  console.log(`${file} and the table of ${readme} are written; commit both.`);
}
