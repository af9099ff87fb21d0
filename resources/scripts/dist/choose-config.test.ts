import { expect, it } from "vitest";
import { chooseConfig, type BuildChoice } from "./choose-config.ts";
import { signingOf } from "./signing.ts";

const choice: BuildChoice = {
  platform: "win32",
  env: {},
  isDriver: false,
  isSigned: false,
  electron: null,
  sqlite: null,
  output: "dist",
  isQuick: false,
};

it("an unsigned installer says so in its name, a signed one does not", () => {
  expect(chooseConfig(choice).nsis?.artifactName).toContain("UNSIGNED");
  expect(chooseConfig(choice).msi?.artifactName).toContain("UNSIGNED");
  expect(chooseConfig(choice).mac?.artifactName).toContain("UNSIGNED");
  const signed = chooseConfig({ ...choice, isSigned: true });
  expect(JSON.stringify(signed)).not.toContain("UNSIGNED");
});

it("a build that may be debugged has another name, other fuses, and is never signed", () => {
  const driver = chooseConfig({ ...choice, isDriver: true });
  expect(driver.electronFuses).toEqual({ enableNodeCliInspectArguments: true });
  expect(driver.productName).toBe("Shipdeck-Driver");
  expect(chooseConfig(choice).electronFuses).toBeUndefined();
  expect(() => chooseConfig({ ...choice, isDriver: true, isSigned: true })).toThrow(/never signed/);
});

it("what signs is found in the environment of each system, and a half of it is not enough", () => {
  expect(signingOf("win32", {}).by).toBeNull();
  expect(signingOf("win32", { WIN_CSC_LINK: "file.pfx" }).by).toBe("a certificate");
  expect(signingOf("win32", { AZURE_TENANT_ID: "x" }).by).toBeNull();
  expect(signingOf("darwin", { CSC_LINK: "file.p12" }).by).toBeNull();
  expect(signingOf("darwin", { CSC_LINK: "file.p12", APPLE_API_KEY: "k" }).by).toContain(
    "notarised",
  );
  expect(signingOf("linux", { SHIPDECK_GPG_KEY: "us" }).by).toContain("OpenPGP");
  for (const system of ["win32", "darwin", "linux"] as const)
    expect(signingOf(system, {}).wanted).toMatch(/[A-Z_]{6}/);
});

it("Azure Trusted Signing takes its names from the environment", () => {
  const env = Object.fromEntries(
    ["TENANT_ID", "CLIENT_ID", "CLIENT_SECRET"].map((name) => [`AZURE_${name}`, name]),
  );
  const names = ["ENDPOINT", "ACCOUNT", "PROFILE", "PUBLISHER"];
  for (const name of names) env[`AZURE_SIGNING_${name}`] = name.toLowerCase();
  expect(signingOf("win32", env).by).toBe("Azure Trusted Signing");
  expect(chooseConfig({ ...choice, env, isSigned: true }).win?.azureSignOptions).toEqual({
    endpoint: "endpoint",
    codeSigningAccountName: "account",
    certificateProfileName: "profile",
    publisherName: "publisher",
  });
});
