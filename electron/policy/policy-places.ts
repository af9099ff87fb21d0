type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the policy of a computer lies: the first of these that is there. Only an administrator can write there. On Windows the usual
 * folder is looked into before the one that the environment names, which every account can change.
 */
export function policyPlaces(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === "darwin") return ["/Library/Application Support/Shipdeck/policy.json"];
  if (platform !== "win32") return ["/etc/shipdeck/policy.json"];
  const folders = new Set([String.raw`C:\ProgramData`, env["ProgramData"] ?? env["PROGRAMDATA"]]);
  return [...folders]
    .filter((one) => one !== undefined)
    .map((one) => `${one}\\Shipdeck\\policy.json`);
}
