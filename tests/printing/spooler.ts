import { type ChildProcess, spawn } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { run } from "#electron/runtime/run.ts";
import { ensurePackages } from "#electron/runtime/system-packages.ts";

const folders = ["run", "spool", "cache", "tmp", "logs", "out", "pdf"] as const;
type Folders = Record<(typeof folders)[number] | "root", string>;

function files(at: Folders): string {
  return `ServerRoot ${at.root}
ServerBin /usr/lib/cups
DataDir /usr/share/cups
StateDir ${at.run}
RequestRoot ${at.spool}
CacheDir ${at.cache}
TempDir ${at.tmp}
AccessLog ${at.logs}/access
ErrorLog ${at.logs}/error
PageLog ${at.logs}/page
User lp
Group lp
SystemGroup root
`;
}

function daemon(at: Folders): string {
  return `Listen ${at.run}/cups.sock
Browsing No
WebInterface No
DefaultAuthType None
LogLevel info
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
`;
}

/** Each job becomes a file of its own, named by the job's number. */
function printer(at: Folders): string {
  return `Out ${at.out}
AnonDirName ${at.out}
Spool ${at.pdf}
Log ${at.logs}
Label 2
TitlePref 1
`;
}

/**
 * A CUPS of our own with a PDF printer, apart from the machine's: its programs find it by CUPS_SERVER. Needs root and the packages,
 * which are installed where they are missing; without either it throws, and says what to do.
 */
export class Spooler implements AsyncDisposable {
  readonly queue = "LABELS";
  readonly #at: Folders;
  readonly #config: string;
  readonly #daemon: ChildProcess;
  readonly #before = process.env["CUPS_SERVER"];

  private constructor(at: Folders, config: string, child: ChildProcess) {
    this.#at = at;
    this.#config = config;
    this.#daemon = child;
    process.env["CUPS_SERVER"] = join(at.run, "cups.sock");
  }

  static async open(): Promise<Spooler> {
    await ensurePackages("printing", console.log);
    if (process.getuid?.() !== 0)
      throw new Error("Only root may run a print service of its own: run this test as root.");
    const root = await mkdtemp(join(tmpdir(), "shipdeck-cups-"));
    await chmod(root, 0o755);
    const named = folders.map((name) => [name, join(root, name)] as const);
    const at = { root, ...Object.fromEntries(named) } as Folders;
    const owner = Number(await run("id", ["-u", "lp"]));
    const group = Number(await run("getent", ["group", "lp"]).then((line) => line.split(":")[2]));
    for (const [, folder] of named) {
      await mkdir(folder);
      await chown(folder, owner, group);
      await chmod(folder, 0o777);
    }
    await writeFile(join(root, "cups-files.conf"), files(at));
    await writeFile(join(root, "cupsd.conf"), daemon(at));
    // The PDF backend looks for its settings there and nowhere else.
    const name = basename(root);
    const config = `/etc/cups/cups-pdf-${name}.conf`;
    await writeFile(config, printer(at));
    const words = ["-f", "-c", join(root, "cupsd.conf"), "-s", join(root, "cups-files.conf")];
    const child = spawn("/usr/sbin/cupsd", words, { stdio: "ignore" });
    const spooler = new Spooler(at, config, child);
    await spooler.#answers();
    const ppd = "lsb/usr/cups-pdf/CUPS-PDF_opt.ppd";
    const device = `cups-pdf:/${name}`;
    await run("/usr/sbin/lpadmin", ["-p", spooler.queue, "-E", "-v", device, "-m", ppd]);
    return spooler;
  }

  get route() {
    return { kind: "spooler", queue: this.queue } as const;
  }

  async #answers(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      if (this.#daemon.exitCode !== null) break;
      const said = await run("lpstat", ["-r"]).catch(String);
      if (/is running/.test(said)) return;
    }
    const log = await readFile(join(this.#at.logs, "error"), "utf8").catch(String);
    throw new Error(`cupsd does not answer:\n${log.slice(-2000)}`);
  }

  async stopPrinter(reason: string): Promise<void> {
    await run("/usr/sbin/cupsdisable", ["-r", reason, this.queue]);
  }

  async startPrinter(): Promise<void> {
    await run("/usr/sbin/cupsenable", [this.queue]);
  }

  async waitingJobs(): Promise<string[]> {
    const listed = await run("lpstat", ["-W", "not-completed", "-o", this.queue]);
    return listed.split("\n").filter(Boolean);
  }

  /** What came out of the printer, job by job. */
  async printed(): Promise<Uint8Array[]> {
    const number = (name: string) => Number(/job_(\d+)/.exec(name)?.[1]);
    const names = (await readdir(this.#at.out)).filter((name) => name.endsWith(".pdf"));
    names.sort((a, b) => number(a) - number(b));
    return Promise.all(
      names.map(async (name) => new Uint8Array(await readFile(join(this.#at.out, name)))),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#before === undefined) delete process.env["CUPS_SERVER"];
    else process.env["CUPS_SERVER"] = this.#before;
    const ended = new Promise((resolve) => this.#daemon.once("exit", resolve));
    if (this.#daemon.kill()) await ended;
    await rm(this.#config, { force: true });
    await rm(this.#at.root, { recursive: true, force: true });
  }
}
