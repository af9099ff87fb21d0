import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { foundElectron, launchOf, test as base } from "./desktop.ts";
import { listeningPorts } from "./listening-ports.ts";
import { makePackage } from "./packaged/make-package.ts";

/** The program as it is shipped: on request electron-builder's own, else the same runtime with the same fuses around the same build. */
const test = base.extend<object, { executable: string }>({
  executable: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first parameter
    async ({}, use) => {
      const made = await makePackage(foundElectron());
      await use(made.executable);
      await made.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});
test.describe.configure({ mode: "default" });

/** Starts the packaged program, and tells what it wrote and whether it is there. */
function start(
  executable: string,
  folder: string,
  more: { args?: string[]; env?: Record<string, string> } = {},
) {
  const { args, env } = launchOf(folder);
  // It is its own app; the folder of the project is not named to it.
  const own = args.filter(
    (arg) => arg.startsWith("--") || args[args.indexOf(arg) - 1] === "--data",
  );
  const given = [...(more.args ?? []), ...own.filter((arg) => arg !== "--port"), "--port", "0"];
  const child = spawn(executable, given, {
    env: { ...env, ...more.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const app = { child, said: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => (app.said += bytes.toString()));
  return app;
}

async function portOf(folder: string): Promise<number> {
  const discovery = join(folder, "data", "sandbox", "station.json");
  await expect.poll(() => existsSync(discovery)).toBe(true);
  return (JSON.parse(readFileSync(discovery, "utf8")) as { port: number }).port;
}

async function stop({ child }: ReturnType<typeof start>): Promise<void> {
  child.kill("SIGTERM");
  await once(child, "exit");
}

test("the fuses of the packaged program are set, read back from the file", async ({
  executable,
}) => {
  const wire = await getCurrentFuseWire(executable);
  const on = [
    FuseV1Options.EnableCookieEncryption,
    FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
    FuseV1Options.OnlyLoadAppFromAsar,
  ];
  const off = [
    FuseV1Options.RunAsNode,
    FuseV1Options.EnableNodeOptionsEnvironmentVariable,
    FuseV1Options.EnableNodeCliInspectArguments,
    FuseV1Options.GrantFileProtocolExtraPrivileges,
  ];
  expect(on.map((fuse) => wire[fuse])).toEqual(on.map(() => FuseState.ENABLE));
  expect(off.map((fuse) => wire[fuse])).toEqual(off.map(() => FuseState.DISABLE));
});

test("the packaged program is no Node, loads nothing from outside and listens to no debugger", async ({
  executable,
  folder,
}) => {
  const script = join(folder, "script.cjs");
  const trace = join(folder, "was-run");
  writeFileSync(script, `require("node:fs").writeFileSync(${JSON.stringify(trace)}, "yes");`);
  // Where a runtime without the fuse looks first.
  const beside = join(dirname(executable), "resources", "app");
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(beside, "package.json"), '{"name":"x","version":"1.0.0","main":"x.cjs"}');
  writeFileSync(join(beside, "x.cjs"), readFileSync(script));
  const app = start(executable, folder, {
    args: ["--inspect=0", "--inspect-brk=0", "-r", script, script],
    env: { ELECTRON_RUN_AS_NODE: "1", NODE_OPTIONS: `--require ${script}` },
  });
  const port = await portOf(folder);
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`)).status).toBe(200);
  expect(existsSync(trace)).toBe(false);
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const own = new Set([`0100007F:${hex}`, `00000000000000000000000001000000:${hex}`]);
  expect(listeningPorts(app.child.pid ?? 0).filter((local) => !own.has(local))).toEqual([]);
  // It opens the inspector of a runtime without the fuse.
  app.child.kill("SIGUSR1");
  await stop(app);
  expect(app.said).not.toContain("Debugger listening");
});

for (const door of ["--remote-debugging-port=0", "--remote-debugging-pipe"])
  test(`the packaged program does not start with ${door}`, async ({ executable, folder }) => {
    const app = start(executable, folder, { args: [door] });
    const [code] = (await once(app.child, "close")) as [number];
    expect(code).toBe(1);
    expect(app.said).toContain(`does not start with ${door.split("=")[0]}`);
    expect(app.said).not.toContain("DevTools listening");
    expect(existsSync(join(folder, "data"))).toBe(false);
  });
