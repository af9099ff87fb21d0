import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { buildApp } from "./build-app.ts";
import { findElectron } from "./find-electron.ts";
import { launchFlags } from "./launch-flags.ts";
import { projectFolder } from "./places.ts";
import { whenOrphaned } from "./when-orphaned.ts";

/** `npm start`: the desktop station, or its API alone where there is no display. */

const extra = process.argv.slice(2);
const env = process.env;
const hasDisplay =
  process.platform !== "linux" || Boolean(env["DISPLAY"] ?? env["WAYLAND_DISPLAY"]);

interface Command {
  program: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

function apiAlone(): Command {
  console.log("There is no display here, so there is no window: serving the API alone.");
  const args = [join(projectFolder, "electron", "cli.ts"), "serve", ...extra];
  return { program: process.execPath, args, env };
}

async function desktop(): Promise<Command> {
  const electron = await findElectron();
  await buildApp();
  const binding = electron.sqliteBinding ? { SHIPDECK_SQLITE_BINDING: electron.sqliteBinding } : {};
  const args = [...launchFlags(), projectFolder, ...extra];
  return { program: electron.executable, args, env: { ...env, ...binding } };
}

/** Runs until the child ends, with its exit code; a signal to us is its signal. */
function follow(command: Command): void {
  const child = spawn(command.program, command.args, { env: command.env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  whenOrphaned(env, () => child.kill("SIGTERM"));
  child.once("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.once("exit", (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}

try {
  follow(hasDisplay ? await desktop() : apiAlone());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
