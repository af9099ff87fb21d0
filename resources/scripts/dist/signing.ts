type Environment = Readonly<Record<string, string | undefined>>;

/** What a build of this system is signed with. */
export interface Signing {
  /** In words for whoever builds; null: nothing, and the build says so. */
  by: string | null;
  /** What would have to be set. */
  wanted: string;
}

const azure = [
  "AZURE_TENANT_ID",
  "AZURE_CLIENT_ID",
  "AZURE_CLIENT_SECRET",
  "AZURE_SIGNING_ENDPOINT",
  "AZURE_SIGNING_ACCOUNT",
  "AZURE_SIGNING_PROFILE",
  "AZURE_SIGNING_PUBLISHER",
] as const;

/** True when Azure Trusted Signing can be asked: its account, and who asks. */
export function hasAzure(env: Environment): boolean {
  return azure.every((name) => env[name]);
}

/** What the environment has to sign with on a system. The values are for electron-builder and gpg alone; nothing here reads them. */
export function signingOf(platform: NodeJS.Platform, env: Environment): Signing {
  if (platform === "win32") {
    const wanted = `WIN_CSC_LINK and WIN_CSC_KEY_PASSWORD, or ${azure.join(", ")}`;
    if (hasAzure(env)) return { by: "Azure Trusted Signing", wanted };
    const isSigned = env["WIN_CSC_LINK"] || env["CSC_LINK"];
    return { by: isSigned ? "a certificate" : null, wanted };
  }
  if (platform === "darwin") {
    const wanted =
      "CSC_LINK and CSC_KEY_PASSWORD (or CSC_NAME in the keychain), and for the notary APPLE_API_KEY, APPLE_API_KEY_ID, APPLE_API_ISSUER";
    const isSigned = env["CSC_LINK"] || env["CSC_NAME"];
    const isNotarized = env["APPLE_API_KEY"] || env["APPLE_ID"];
    return { by: isSigned && isNotarized ? "a Developer ID, notarised" : null, wanted };
  }
  const key = env["SHIPDECK_GPG_KEY"];
  return {
    by: key ? `the OpenPGP key ${key} (SHA256SUMS.asc)` : null,
    wanted: "SHIPDECK_GPG_KEY, the name of a secret key of gpg",
  };
}
