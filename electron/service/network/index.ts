import { X509Certificate } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { networkRows, Network } from "#shared/contract/desk/network.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { machineOf } from "../machine/machine-of.ts";
import { managed } from "../policy/managed.ts";
import { keepAuthority, keepProxy, storedWay, wayReader, wayUnder } from "./stored-way.ts";

/** A chain of certificates has some kilobytes. */
const readAtMost = 256 * 1024;

function networkOf(ctx: Context): Network {
  const stored = ctx.store.read(storedWay);
  const { proxy, authority } = wayUnder(ctx, wayReader(ctx))();
  const { username, host, protocol } = proxy === null ? new URL("http://none") : new URL(proxy);
  const user = username === "" ? "" : `${username}@`;
  const certificate = authority === null ? null : new X509Certificate(authority);
  return {
    proxy: proxy === null ? null : `${protocol}//${user}${host}`,
    readable: stored.proxy === null || proxy !== null || ctx.policy.network?.proxy === null,
    authority: certificate && {
      name: certificate.subject.replaceAll("\n", ", "),
      fingerprint: certificate.fingerprint256,
      validTo: instant(Date.parse(certificate.validTo)),
    },
  };
}

/** The certificate in a file; VALIDATION_ERROR when there is none that may stand for others. */
async function authorityIn(path: string): Promise<string> {
  if ((await stat(path)).size > readAtMost)
    throw invalidField("authority", "is too large for a certificate");
  const text = await readFile(path, "utf8");
  if (text.includes("PRIVATE KEY"))
    throw invalidField("authority", "holds a private key: choose the certificate alone");
  try {
    // Throws for what is no certificate.
    if (new X509Certificate(text).ca) return text;
  } catch {
    throw invalidField("authority", "is no certificate in PEM form (-----BEGIN CERTIFICATE-----)");
  }
  throw invalidField("authority", "is the certificate of one server, not of an authority");
}

function assertOwnProxy(ctx: Context): void {
  if (ctx.policy.network?.proxy !== undefined) throw managed(ctx, "The proxy is fixed", "url");
}

function assertOwnAuthority(ctx: Context): void {
  if (ctx.policyAuthority !== null)
    throw managed(ctx, "The certificate authority is fixed", "authority");
}

function changed(ctx: Context): Network {
  ctx.announce({ kind: "settings.changed" });
  return networkOf(ctx);
}

/** The way out of this station, by the names of its rows. */
export const networkVerbs: Handlers<typeof networkRows, Context> = {
  getNetwork: async (ctx) => networkOf(ctx),
  setProxy: async (ctx, { url }) => {
    assertOwnProxy(ctx);
    await ctx.store.write((tx) => keepProxy(tx, ctx.secrets, url));
    return changed(ctx);
  },
  chooseAuthority: async (ctx) => {
    assertOwnAuthority(ctx);
    const path = await machineOf(ctx).chooseAuthority();
    if (path === null) return networkOf(ctx);
    const authority = await authorityIn(path);
    await ctx.store.write((tx) => keepAuthority(tx, authority));
    return changed(ctx);
  },
  forgetAuthority: async (ctx) => {
    assertOwnAuthority(ctx);
    await ctx.store.write((tx) => keepAuthority(tx, null));
    return changed(ctx);
  },
};
