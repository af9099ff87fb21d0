import { rootCertificates } from "node:tls";
import { Agent, Dispatcher, ProxyAgent } from "undici";

/** How this computer gets out: a company may have a proxy, and the proxy an authority of its own. */
export interface Way {
  /** With user and password where it wants them; null without a proxy. */
  proxy: string | null;
  /** PEM: trusted beside those that every program trusts. */
  authority: string | null;
}

interface Made {
  of: string;
  direct: Dispatcher;
  proxied: Dispatcher;
}

/** What is on this computer or is named by a number of its network is never asked through a proxy. */
const near = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])/i;

function make({ proxy, authority }: Way, of: string): Made {
  const tls = authority === null ? {} : { ca: [...rootCertificates, authority] };
  const direct = new Agent({ connect: tls });
  if (proxy === null) return { of, direct, proxied: direct };
  const { username, password, origin } = new URL(proxy);
  const token =
    username === ""
      ? {}
      : {
          token: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`, "utf8").toString("base64")}`,
        };
  return {
    of,
    direct,
    proxied: new ProxyAgent({ uri: origin, requestTls: tls, proxyTls: tls, ...token }),
  };
}

/** The one way out of carriers, exchanges and chains. Settings that change are followed by the next connection. */
export class WayOut extends Dispatcher {
  readonly #read: () => Way;
  #made: Made | null = null;

  constructor(read: () => Way) {
    super();
    this.#read = read;
  }

  #now(): Made {
    const way = this.#read();
    const of = JSON.stringify(way);
    if (this.#made?.of !== of) {
      const before = this.#made;
      this.#made = make(way, of);
      // What is under way ends as it began.
      if (before) void end(before, "close");
    }
    return this.#made;
  }

  override dispatch(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const { direct, proxied } = this.#now();
    const host = new URL(String(options.origin)).hostname;
    return (near.test(host) ? direct : proxied).dispatch(options, handler);
  }

  override async close(): Promise<void> {
    if (this.#made) await end(this.#made, "destroy");
    this.#made = null;
  }
}

async function end({ direct, proxied }: Made, how: "close" | "destroy"): Promise<void> {
  await direct[how]();
  if (proxied !== direct) await proxied[how]();
}
