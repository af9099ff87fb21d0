import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Command } from "commander";
import { parseManifest } from "../updates/manifest.ts";
import { signManifest } from "../updates/signature.ts";
import { print } from "./options.ts";

/** A public key as policies name it: 32 bytes in base64. */
function inBase64(key: ReturnType<typeof createPublicKey>): string {
  const { x = "" } = key.export({ format: "jwk" });
  return Buffer.from(x, "base64url").toString("base64");
}

function keygen({ out }: { out: string }): void {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  writeFileSync(out, pem, { mode: 0o600, flag: "wx" });
  print(inBase64(publicKey));
  process.stderr.write(
    `${out} signs updates: keep it where no station is. The line above goes into policies.\n`,
  );
}

async function sha512Of(file: string): Promise<string> {
  const hash = createHash("sha512");
  await pipeline(createReadStream(file), hash);
  return hash.digest("base64");
}

/** Throws an Error when a file that the manifest names is not the one that lies beside it: its signature would vouch for another. */
async function assertFiles(folder: string, name: string, text: string): Promise<string> {
  const { version, files } = await parseManifest(name, text, new URL("https://feed.invalid/"));
  for (const { url, sha512, size } of files) {
    const file = join(folder, decodeURIComponent(url));
    if (statSync(file).size !== size || (await sha512Of(file)) !== sha512)
      throw new Error(`${name} was not signed: ${url} beside it is not the file that it names.`);
  }
  return version;
}

async function signFolder(folder: string, { key }: { key: string }): Promise<void> {
  const privateKey = createPrivateKey(readFileSync(key));
  if (privateKey.asymmetricKeyType !== "ed25519")
    throw new Error(`${key} is no ed25519 key. Make one with: updates keygen --out FILE`);
  const names = readdirSync(folder).filter((name) => /^[a-z][a-z0-9-]*\.yml$/.test(name));
  const manifests = names.filter(
    (name) => !name.startsWith("builder-") && name !== "app-update.yml",
  );
  if (manifests.length === 0) throw new Error(`There is no latest.yml or the like in ${folder}.`);
  // Checked all before one is signed.
  const versions = new Map<string, string>();
  for (const name of manifests)
    versions.set(name, await assertFiles(folder, name, readFileSync(join(folder, name), "utf8")));
  const signedAt = new Date().toISOString();
  for (const [name, version] of versions) {
    const manifest = readFileSync(join(folder, name));
    writeFileSync(
      join(folder, `${name}.sig`),
      signManifest({ name, manifest, signedAt }, privateKey),
    );
    print(`${name}: ${version}, signed with ${inBase64(createPublicKey(privateKey))}`);
  }
}

export function updatesCommand(): Command {
  const updates = new Command("updates").description("a feed of updates of your own");
  updates
    .command("keygen")
    .requiredOption("--out <file>", "where the private key is written")
    .description("make a key that signs updates, and print what policies name")
    .action(keygen);
  updates
    .command("sign")
    .argument("<folder>", "what electron-builder wrote: latest.yml and the files that it names")
    .requiredOption("--key <file>", "the private key")
    .description("check the files of a feed and sign its manifests")
    .action(signFolder);
  return updates;
}
