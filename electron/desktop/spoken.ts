/** What a command line asks for instead of a window. */
export type Spoken =
  | { kind: "help" }
  | { kind: "version" }
  /** The station's own commands, with what follows the word `station`. */
  | { kind: "station"; args: readonly string[] };

const withValue = new Set(["--data", "--port", "--mode"]);

/**
 * Reads the command line of the installed program: `shipdeck --help`, `--version` or `station …`; null asks for the window. Chromium's
 * switches and the options of the window may stand before; what follows another word is not looked at.
 * @param argv with the program itself in front
 */
export function readSpoken(argv: readonly string[]): Spoken | null {
  const given = argv.slice(1);
  const at = given.findIndex(
    (arg, index) => !arg.startsWith("-") && !withValue.has(given[index - 1] ?? ""),
  );
  const switches = at === -1 ? given : given.slice(0, at);
  if (switches.includes("--help") || switches.includes("-h")) return { kind: "help" };
  if (switches.includes("--version")) return { kind: "version" };
  return given[at] === "station" ? { kind: "station", args: given.slice(at + 1) } : null;
}

/** What `shipdeck --help` says. */
export const help = `Usage: shipdeck [options]
       shipdeck station <command> [options]

Opens the shipping station. Its API is served at http://127.0.0.1:4810 while it runs.

Options:
  --data DIR     keep the data there instead of in the account's own folder
  --port N       serve the API on that port; 0 takes a free one
  --mode MODE    sandbox (play money) or live (real money)
  --version      print the version
  --help         print this

shipdeck station <command> works without a window, and beside one:
  serve          serve the API alone
  keys           make and revoke API keys
  wallet         balances; deposits of play money
  doctor         check database, ledger, label files and versions
  backup FILE    write a verified copy; restore FILE brings one in
  help           all commands

Data lies in ~/.config/Shipdeck (Linux), ~/Library/Application Support/Shipdeck (macOS) or %APPDATA%\\Shipdeck (Windows).
Removing the program leaves it there.
`;
