import type { LookupAddress } from "node:dns";
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { buildConnector } from "undici";
import {
  refusalOfAddress,
  type WebhookPolicy,
  type WebhookTarget,
} from "#shared/rules/webhook-url.ts";
import { Refused } from "./refused.ts";

/**
 * Connects for one request, to one of the addresses that were looked up and judged before and to nothing else, so a name that
 * answers differently a moment later changes nothing. `onSocket` gets the socket at once, to end it if it never connects.
 */
export function pinnedConnector(
  target: WebhookTarget,
  addresses: readonly LookupAddress[],
  policy: WebhookPolicy,
  onSocket: (socket: Socket) => void,
): buildConnector.connector {
  const lookup: LookupFunction = (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family);
  };
  // Names are told to the TLS server, which may have a certificate for each; addresses must not be (RFC 6066, section 3).
  const servername = isIP(target.host) > 0 ? "" : target.host;
  return (_options, callback) => {
    const to = { host: target.host, port: target.port, lookup, autoSelectFamily: true };
    const socket = target.secure
      ? connectTls({ ...to, servername, ALPNProtocols: ["http/1.1"] })
      : connectTcp(to);
    onSocket(socket);
    socket.setNoDelay(true);
    let answered = false;
    const answer = (error: Error | null) => {
      if (answered) return;
      answered = true;
      if (error) callback(error, null);
      else callback(null, socket);
    };
    socket.on("error", answer);
    socket.once(target.secure ? "secureConnect" : "connect", () => {
      // Belt and braces: whatever the runtime did with the lookup, this is where the bytes would go.
      const refusal = refusalOfAddress(socket.remoteAddress ?? "", target, policy);
      answer(refusal === null ? null : new Refused(target.host, refusal));
      if (refusal !== null) socket.destroy();
    });
  };
}
