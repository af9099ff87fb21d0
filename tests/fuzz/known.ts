import type { Dice } from "./dice.ts";

const idText = /^([a-z]{3,4})_[0-9a-f]{32}$/;
/** So many of a kind are remembered, the newest. */
const kept = 40;

/** What earlier answers told: ids by their prefix, and the values of fields that later inputs want back. */
export class Known {
  readonly #values = new Map<string, string[]>();
  /** At the beginning of a walk each operation goes on with what the one before it made. */
  onlyNewest = true;
  readonly #spared = new Set<string>();
  readonly secrets = new Set<string>();

  #keep(kind: string, value: string): void {
    if (this.#spared.has(value)) return;
    const values = (this.#values.get(kind) ?? []).filter((one) => one !== value);
    values.push(value);
    if (values.length > kept) values.shift();
    this.#values.set(kind, values);
  }

  /** Takes all there is to be learnt from an answer; `secret`: it shows one that is real. */
  learn(value: unknown, secret: boolean, name = "", depth = 0): void {
    if (depth > 12 || value instanceof Uint8Array) return;
    if (typeof value === "string") {
      const prefix = idText.exec(value)?.[1];
      if (prefix) this.#keep(prefix, value);
      else if (/\.(csv|json)$/.test(value)) this.#keep("card", value);
      else if (name === "secret" || name === "apiSecret") {
        if (secret) this.secrets.add(value);
      } else if (/^(address|trackingCode|next|usd|path|orderNumber|externalReference)$/.test(name))
        this.#keep(name, value);
    } else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value).slice(0, 200))
        this.learn(one, secret, key, depth + 1);
  }

  /** What nothing that was drawn may name. */
  spare(id: string): void {
    this.#spared.add(id);
  }

  newest(kind: string): string | undefined {
    return this.#values.get(kind)?.at(-1);
  }

  /** One of the remembered, the newest more often; undefined when there is none. */
  recall(kind: string, dice: Dice): string | undefined {
    const values = this.#values.get(kind);
    if (!values) return undefined;
    return this.onlyNewest || dice.chance(50) ? values.at(-1) : dice.pick(values);
  }
}
