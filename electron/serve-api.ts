import { rmSync, writeFileSync } from "node:fs";
import type { StationConfig } from "./config.ts";
import { openHttpDoor } from "./doors/http.ts";
import type { HttpDoorParts } from "./doors/http-parts.ts";
import { filesOf } from "./open-parts.ts";
import type { Parts } from "./service/context.ts";
import { authenticator } from "./service/keys/authenticate.ts";
import { readLabelFile } from "./service/labels/read-label-file.ts";

export interface ServedApi {
  address: { url: string; port: number };
  close(): Promise<void>;
}

/** Opens the programs' door, and says in `station.json` of the data folder where it is. */
export async function serveApi(
  config: StationConfig,
  parts: Parts,
  door: Pick<HttpDoorParts, "desk" | "newRequestId" | "noteRequest" | "openApi">,
): Promise<ServedApi> {
  const http = await openHttpDoor({
    ...door,
    clock: parts.clock,
    authenticate: authenticator(parts),
    readLabel: (token, ending) => readLabelFile(parts, token, ending),
    port: config.port,
  });
  const address = { url: `http://127.0.0.1:${http.port}`, port: http.port };
  const { discovery } = filesOf(config.folder);
  writeFileSync(discovery, JSON.stringify({ ...address, pid: process.pid }), { mode: 0o600 });
  return {
    address,
    async close() {
      rmSync(discovery, { force: true });
      await http.close();
    },
  };
}
