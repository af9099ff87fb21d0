import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { graceful } from "./graceful.ts";
import { errorCode } from "./error-code.ts";

/** Both loopback addresses: a program that says `localhost` may try ::1 first, and must not meet a stranger there. */
const loopback = ["127.0.0.1", "::1"] as const;

const limits: ServerOptions = {
  // A missing Host is the guard's to refuse, in the envelope.
  requireHostHeader: false,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 7_000,
  connectionsCheckingInterval: 5_000,
};
/** Shorter than it is: a caller that uses its connection to the last moment must not meet one that is just being closed. */
const promisedKeepAlive = "timeout=5";
/** For each address. A script that sends a thousand requests at once is a user; more than that is a runaway. */
const maxSockets = 1_024;

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port, exclusive: true, ipv6Only: host === "::1" }, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export interface Listeners {
  port: number;
  close(): Promise<void>;
}

async function tryListen(make: () => Server, wanted: number): Promise<Listeners> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => void (await Promise.all(closers.map((one) => one())));
  let port = wanted;
  try {
    for (const host of loopback) {
      const server = make();
      try {
        port = await listenOn(server, host, port);
        closers.push(graceful(server));
      } catch (error) {
        // A machine without IPv6 has nobody to impersonate us there.
        const noIpv6 =
          host === "::1" && ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes(errorCode(error));
        if (!noIpv6) throw error;
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };
}

/**
 * Serves on 127.0.0.1 and ::1 with the same port, nowhere else. A port that is taken on either is an error, never another
 * port; port 0 takes a free one that both have.
 */
export async function listen(
  handler: RequestListener,
  onClientError: (server: Server) => void,
  port: number,
): Promise<Listeners> {
  const make = () => {
    const server = createServer(limits, (request, response) => {
      if (response.shouldKeepAlive) response.setHeader("keep-alive", promisedKeepAlive);
      handler(request, response);
    });
    server.maxConnections = maxSockets;
    onClientError(server);
    return server;
  };
  for (let tries = 0; ; tries++) {
    try {
      return await tryListen(make, port);
    } catch (error) {
      if (errorCode(error) !== "EADDRINUSE") throw error;
      if (port === 0 && tries < 20) continue;
      throw new Error(
        `Port ${port} is taken by another program, on 127.0.0.1 or on ::1. Stop that program, or choose another port with --port.`,
        { cause: error },
      );
    }
  }
}
