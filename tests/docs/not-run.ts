/** Statements of the pages that this test does not run, and why. Everything else is run. */
export const notRun: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^npm ci/, "fetches every package; it is the first thing that CI runs"],
  [/^npm (start|test)\b/, "opens a window or runs all the tests: these among them"],
  [
    /^npm run (verify|bench|soak|years|fuzz|pictures|dist)\b/,
    "takes minutes or a window of its own",
  ],
  [/^(\w+=\S+ )*npm run test:\w+/, "runs other tests, by name"],
  [/station (-- )?serve\b/, "goes on until it is stopped; the station of this test stands for it"],
  [
    /^node resources\/scripts\/fake-easypost\.ts/,
    "goes on until it is stopped; see tests/easypost",
  ],
  [/account (easypost|show|remove)/, "asks EasyPost, over the network; see tests/easypost"],
  [
    /station (-- )?(demo|doctor|cards (add|list|remove))|ship-csv\.mjs/,
    "run by tests/cli/commands.test.ts",
  ],
  [/station (-- )?updates/, "wants installers that were built; see tests/updates/tools.test.ts"],
  [/station (-- )?restore/, "needs a station that is closed; tests/faults/backups.test.ts does it"],
  [
    /^(sudo|sha256sum|chmod|dpkg|apt|systemctl|xattr|msiexec|rpm|codesign)\b|^shipdeck( --help)?$/,
    "changes the system, or wants installers; npm run test:dist does it",
  ],
];
