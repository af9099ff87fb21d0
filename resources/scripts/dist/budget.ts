const mega = 1_000_000;

/**
 * What may be shipped at most, in bytes: our own part (what is not Electron's), and each kind of file for download. Over it the build
 * fails: a new dependency is looked at when it comes, not when somebody complains.
 */
export const budgets = {
  own: 76 * mega,
  /** Windows alone: the program that prints PDF files there. */
  printer: 16 * mega,
  download: {
    ".deb": 120 * mega,
    ".rpm": 120 * mega,
    ".AppImage": 135 * mega,
    ".dmg": 145 * mega,
    ".zip": 145 * mega,
    ".exe": 210 * mega,
    ".msi": 145 * mega,
  } as Readonly<Record<string, number>>,
};

export interface Weighed {
  name: string;
  bytes: number;
}

export const inMegabytes = (bytes: number) => `${(bytes / mega).toFixed(1).padStart(6)} MB`;

/** What is over its budget, as sentences. */
export function overBudget(
  own: number,
  downloads: readonly Weighed[],
  platform: NodeJS.Platform = process.platform,
): string[] {
  const most = budgets.own + (platform === "win32" ? budgets.printer : 0);
  const limitOf = (name: string) => budgets.download[/\.\w+$/.exec(name)?.[0] ?? ""];
  const over = downloads.filter(({ name, bytes }) => bytes > (limitOf(name) ?? Infinity));
  return [
    ...(own > most
      ? [`our own part has ${inMegabytes(own).trim()}, over ${inMegabytes(most).trim()}`]
      : []),
    ...over.map(
      ({ name, bytes }) =>
        `${name} has ${inMegabytes(bytes).trim()}, over ${inMegabytes(limitOf(name) ?? 0).trim()}`,
    ),
  ];
}
