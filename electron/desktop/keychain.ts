import { safeStorage } from "electron";

const names: Readonly<Record<string, string>> = {
  darwin: "macOS Keychain",
  win32: "Windows data protection",
  gnome_libsecret: "the GNOME keyring",
  kwallet: "KWallet",
  kwallet5: "KWallet",
  kwallet6: "KWallet",
};

/** What keeps keys here; null where the system would only hide them behind a password that everybody knows. */
function nameOf(): string | null {
  if (!safeStorage.isEncryptionAvailable()) return null;
  if (process.platform !== "linux") return names[process.platform] ?? null;
  return names[safeStorage.getSelectedStorageBackend()] ?? null;
}

/** The account's own keychain, asked once the app is ready; null where there is none that protects anything. */
export function openKeychain() {
  const name = nameOf();
  if (name === null) return null;
  return {
    name,
    wrap: (key: Uint8Array): Uint8Array =>
      safeStorage.encryptString(Buffer.from(key).toString("base64")),
    unwrap: (wrapped: Uint8Array): Uint8Array =>
      Buffer.from(safeStorage.decryptString(Buffer.from(wrapped)), "base64"),
  };
}
