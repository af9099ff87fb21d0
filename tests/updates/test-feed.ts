import { createHash, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { manifestName } from "#electron/updates/manifest.ts";
import { signManifest } from "#electron/updates/signature.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";

type Answer = Buffer | string | ((response: ServerResponse) => void);

const base64 = (bytes: Buffer) => createHash("sha512").update(bytes).digest("base64");

/** A company's feed on loopback, with the company's key. What it serves is a test's to change. */
export class TestFeed implements AsyncDisposable {
  readonly keys = generateKeyPairSync("ed25519");
  readonly publicKey: string;
  readonly name = manifestName("latest", process);
  readonly answers = new Map<string, Answer>();
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  readonly server: Server;
  /** When the next manifest is signed. */
  signedAtMs = Date.parse("2026-11-21T12:00:00Z");

  private constructor() {
    const { x = "" } = this.keys.publicKey.export({ format: "jwk" });
    this.publicKey = Buffer.from(x, "base64url").toString("base64");
    this.server = createServer((request, response) => {
      const path = decodeURIComponent(request.url ?? "");
      this.asked.push(path);
      const answer = this.answers.get(path);
      if (answer === undefined) response.writeHead(404).end();
      else if (typeof answer === "function") answer(response);
      else response.end(answer);
    });
  }

  static async open(): Promise<TestFeed> {
    const feed = new TestFeed();
    feed.server.listen(0, "127.0.0.1");
    await once(feed.server, "listening");
    return feed;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  policy(mode: "check" | "automatic" = "check", url = `${this.origin}/shipdeck`): Policy {
    return { updates: { mode, feed: url, channel: "latest", publicKey: this.publicKey } };
  }

  /** What is run where the file is put in the program's place. */
  script = "exit 0";

  /** The file's bytes differ by version. */
  file(version: string): Buffer {
    return Buffer.from(`#!/bin/sh\n${this.script}\n# Shipdeck ${version}\n`.padEnd(200_000, "#"));
  }

  manifest(version: string, url = `Shipdeck-${version}.AppImage`): string {
    const bytes = this.file(version);
    return `version: ${version}\nfiles:\n  - url: ${url}\n    sha512: ${base64(bytes)}\n    size: ${bytes.length}\nreleaseDate: '2026-11-21T10:00:00.000Z'\n`;
  }

  /** Puts a signed manifest where the station looks for it. */
  sign(text: string, name = this.name): void {
    const manifest = Buffer.from(text);
    const signedAt = new Date((this.signedAtMs += 60_000)).toISOString();
    this.answers.set(`/shipdeck/${this.name}`, manifest);
    this.answers.set(
      `/shipdeck/${this.name}.sig`,
      signManifest({ name, manifest, signedAt }, this.keys.privateKey),
    );
  }

  /** Offers a version as a company would. */
  offer(version: string): void {
    this.sign(this.manifest(version));
    this.answers.set(`/shipdeck/Shipdeck-${version}.AppImage`, this.file(version));
  }

  /** What is served now, to be shown again later. */
  record(): Map<string, Answer> {
    return new Map(this.answers);
  }

  replay(recorded: ReadonlyMap<string, Answer>): void {
    for (const [path, answer] of recorded) this.answers.set(path, answer);
  }

  /** Changes the text of what is served and leaves its signature as it is. */
  tamper(path: string, change: (text: string) => string): void {
    const before = this.answers.get(path);
    if (!Buffer.isBuffer(before) && typeof before !== "string") throw new Error(`no ${path}`);
    this.answers.set(path, Buffer.from(change(before.toString("latin1")), "latin1"));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }
}
