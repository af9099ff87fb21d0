import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "#electron/clock.ts";
import { openPoster } from "#electron/outbox/post.ts";
import { openOutbox, type Outbox } from "#electron/outbox/worker.ts";
import type { News, Poster } from "#electron/outbox/parts.ts";
import type { Context } from "#electron/service/context.ts";
import { createWebhook } from "#electron/service/webhooks/create-webhook.ts";
import { pageOfDeliveries } from "#electron/store/delivery-pages.ts";
import { Store } from "#electron/store/store.ts";
import { recordEvent, webhookById } from "#electron/store/webhooks.ts";
import { openSecrets } from "#electron/secrets/open-secrets.ts";
import type { Secrets } from "#electron/secrets/secrets.ts";
import { ManualClock } from "../manual-clock.ts";
import { openReceiver, type Answer, type Receiver } from "./receiver.ts";

/** A clock on the wall that may run ahead of its timers, as on a computer that slept. */
class SleepyClock extends ManualClock {
  #slept = 0;

  override now(): number {
    return super.now() + this.#slept;
  }

  sleep(ms: number): void {
    this.#slept += ms;
  }
}

export interface RoomOptions {
  post?: Poster;
  random?: () => number;
}

/** A store in a temporary folder, an outbox, receivers and what the webhook verbs need, and nothing else of a station. */
export class WebhookRoom {
  readonly clock = new SleepyClock();
  readonly news: News[] = [];
  readonly logged: string[] = [];
  readonly receivers: Receiver[] = [];
  lan = false;
  ownPort: number | null = null;
  readonly secrets: Secrets;
  store: Store;
  outbox: Outbox;
  readonly #folder: string;
  #made = 0;

  private constructor(folder: string, options: RoomOptions) {
    this.#folder = folder;
    this.secrets = openSecrets({ file: join(folder, "secrets.key"), keeper: null, randomBytes });
    this.store = this.#openStore();
    this.outbox = this.openOutbox(options);
  }

  static async open(options: RoomOptions = {}): Promise<WebhookRoom> {
    return new WebhookRoom(await mkdtemp(join(tmpdir(), "shipdeck-webhooks-")), options);
  }

  get file(): string {
    return join(this.#folder, "station.db");
  }

  #openStore(): Store {
    // Locks are not waited for, so that a test may hold one.
    return Store.open(
      { file: this.file },
      {
        wait: async () => {},
        report: (error) => {
          throw error;
        },
      },
    );
  }

  openOutbox({ post, random }: RoomOptions = {}): Outbox {
    const say = (_facts: object, message: string) => void this.logged.push(message);
    return openOutbox({
      store: this.store,
      secrets: this.secrets,
      clock: this.clock,
      random: random ?? (() => 0.5),
      announce: (news) => void this.news.push(news),
      log: { info: say, warn: say, error: say },
      post: post ?? openPoster({ clock: systemClock }),
      ownPort: () => this.ownPort,
      lanWebhooks: () => this.lan,
    });
  }

  /** The station stops and starts again later. */
  async restart(afterMs: number, options: RoomOptions = {}): Promise<void> {
    await this.outbox.close();
    await this.store.close();
    await this.clock.advance(afterMs);
    this.store = this.#openStore();
    this.outbox = this.openOutbox(options);
  }

  newId(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${String(this.#made).padStart(6, "0")}`;
  }

  /** Only the parts that the webhook verbs use; another one that a verb came to need would fail loudly. */
  get ctx(): Context {
    const parts: Partial<Context> = {
      store: this.store,
      clock: this.clock,
      newId: (prefix) => this.newId(prefix),
      secrets: this.secrets,
      randomBytes: (length) => new Uint8Array(randomBytes(length)),
      announce: () => {},
      baseUrl: () => `http://127.0.0.1:${this.ownPort ?? 4810}`,
      wakeOutbox: () => this.outbox.wake(),
      lanWebhooks: this.lan,
    };
    return parts as Context;
  }

  async receiver(answer: Answer = 200, host?: string): Promise<Receiver> {
    const receiver = await openReceiver(answer, host);
    this.receivers.push(receiver);
    return receiver;
  }

  /** Registers a receiver, or opens one first. */
  async hook(to: Receiver | string): Promise<{ id: string; secret: string }> {
    const webhookUrl = typeof to === "string" ? to : to.url;
    return createWebhook(this.ctx, { webhookUrl, events: ["label.created"] });
  }

  /** Records events as a purchase does, and wakes the outbox. The number is in the body, which is not how JSON would write it. */
  async record(count = 1, kind = "label.created"): Promise<void> {
    const now = this.clock.now();
    await this.store.write((tx) => {
      for (let n = 1; n <= count; n++) {
        const id = this.newId("evt");
        const body = Buffer.from(`{ "id":"${id}", "n": ${n}.0, "city": "Zürich" }`);
        recordEvent(tx, { id, kind, orderItemId: null, body, createdAt: now }, () =>
          this.newId("dlv"),
        );
      }
    });
    this.outbox.wake();
  }

  /** Time passes, and what is due then is done. */
  async pass(ms: number): Promise<void> {
    await this.clock.advance(ms);
    await this.outbox.idle();
  }

  /** Oldest first. */
  deliveries(webhookId: string) {
    return this.store
      .read((db) => pageOfDeliveries.all(db, { webhookId, limit: 1_000_000, offset: 0 }))
      .toReversed();
  }

  webhook(id: string) {
    return this.store.read((db) => webhookById.get(db, { id }));
  }

  notices(): string[] {
    return this.news.flatMap((news) => (news.kind === "notice" ? [news.message] : []));
  }

  async close(): Promise<void> {
    await this.outbox.close();
    await this.store.close();
    await Promise.all(this.receivers.map((receiver) => receiver.close()));
    await rm(this.#folder, { recursive: true, force: true });
  }
}
