import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeOnce } from "#electron/runtime/make-once.ts";
import { cacheFolder } from "#electron/runtime/places.ts";
import { run } from "#electron/runtime/run.ts";

const execute = promisify(execFile);
const release = "bookworm";
const mirror = "http://deb.debian.org/debian";
const enter = join(import.meta.dirname, "enter.sh");

/** What the package says that it needs, and nothing else: a list that forgets something is found out here. */
async function dependsOf(deb: string): Promise<string[]> {
  const depends = await run("dpkg-deb", ["--field", deb, "Depends"]);
  return depends.split(",").map((wish) => wish.trim());
}

/** A small Debian with what a package depends on, made once and kept. */
async function makeBase(deb: string): Promise<string> {
  const depends = await dependsOf(deb);
  const key = createHash("sha256").update(depends.join()).digest("hex").slice(0, 12);
  const base = join(cacheFolder(), `debian-${release}-${key}`);
  await makeOnce(base, async (draft) => {
    await run("debootstrap", ["--variant=minbase", release, draft, mirror]);
    // Nothing is started inside.
    writeFileSync(join(draft, "usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });
    const apt = (...args: string[]) =>
      run("chroot", [draft, "apt-get", "--yes", "--no-install-recommends", ...args], {
        env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", DEBIAN_FRONTEND: "noninteractive" },
      });
    await apt("update");
    // apt takes one name where a package offers a choice (the last is this release's), and no versions: dpkg looks at those.
    await apt("install", ...depends.map((wish) => /(\S+)(?: \(.*\))?$/.exec(wish)?.[1] ?? wish));
    await run("chroot", [draft, "useradd", "--create-home", "clerk"]);
  });
  return base;
}

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** A fresh Debian: what is done in it lies in a layer of its own and goes with it. */
export class Debian implements AsyncDisposable {
  readonly tree: string;
  readonly #layer: string;
  readonly #started: ChildProcess[] = [];

  private constructor(layer: string) {
    this.#layer = layer;
    this.tree = join(layer, "tree");
  }

  static async open(deb: string): Promise<Debian> {
    const base = await makeBase(deb);
    const layer = mkdtempSync(join(tmpdir(), "shipdeck-debian-"));
    const [upper, work, tree] = ["upper", "work", "tree"].map((name) => join(layer, name));
    for (const folder of [upper, work, tree]) mkdirSync(folder!, { mode: 0o755 });
    const layers = `lowerdir=${base},upperdir=${upper},workdir=${work}`;
    await run("mount", ["-t", "overlay", "overlay", "-o", layers, tree!]);
    return new Debian(layer);
  }

  /** Runs a program inside to its end. */
  async run(user: "root" | "clerk", command: string, ...args: string[]): Promise<Ran> {
    const env = this.#environment();
    try {
      const given = [this.tree, user, command, ...args];
      return { code: 0, ...(await execute(enter, given, { env, maxBuffer: 2 ** 26 })) };
    } catch (error) {
      const { code, stdout, stderr } = error as Ran;
      return { code, stdout, stderr };
    }
  }

  /** Starts a program inside; signals to the child are signals to it. */
  start(user: "root" | "clerk", more: NodeJS.ProcessEnv, command: string, ...args: string[]) {
    const child = spawn(enter, [this.tree, user, command, ...args], {
      env: { ...this.#environment(), ...more },
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#started.push(child);
    return child;
  }

  /** A program of this machine that starts one inside, as root: what drives it needs only a file to start. */
  programFile(command: string): string {
    const file = join(this.#layer, "start");
    writeFileSync(file, `#!/bin/sh\nexec '${enter}' '${this.tree}' root '${command}' "$@"\n`, {
      mode: 0o755,
    });
    return file;
  }

  #environment(): NodeJS.ProcessEnv {
    return { DISPLAY: process.env["DISPLAY"], LANG: "C.UTF-8", PATH: process.env["PATH"] };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#started) child.kill("SIGKILL");
    await run("umount", ["--lazy", this.tree]);
    rmSync(this.#layer, { recursive: true, force: true });
  }
}
