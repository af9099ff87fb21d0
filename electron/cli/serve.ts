import { Command } from "commander";
import { whenOrphaned } from "../runtime/when-orphaned.ts";
import type { SecretsState } from "../secrets/secrets.ts";
import { openStation } from "../station.ts";
import { configOf, type DataOptions, parsePort, print, withData } from "./options.ts";

/** How long a predecessor that is just ending is waited for. */
const lockPatienceMs = 5_000;
/** How long a station that lost its npm takes to end: whoever killed npm may want its data folder back at once. */
const orphanPatienceMs = 1_000;

/** Resolves when the process is asked to stop. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => resolve());
    whenOrphaned(process.env, () => {
      setTimeout(() => process.exit(1), orphanPatienceMs).unref();
      resolve();
    });
  });
}

/** The key may be the desktop's: said at once, and not when the first receiver asks where its events are. */
function warnOfLocked({ locked }: SecretsState): void {
  if (locked === null) return;
  const why =
    locked === "damaged"
      ? "The key file of this folder's secrets is damaged."
      : `This folder's secrets are kept by ${locked.keeper} and can be read by the desktop app of that account alone.`;
  process.stderr.write(
    `${why} Everything works but signing: webhooks wait until their secret can be read or is made anew. In the app, Settings > Security can move the key to a file.\n`,
  );
}

export function serveCommand(): Command {
  return withData(new Command("serve"))
    .description("serve the API without a window")
    .option("--port <port>", "port on 127.0.0.1 and ::1; 0 takes a free one", parsePort)
    .action(async (options: DataOptions & { port?: number }) => {
      const stop = stopped();
      const config = configOf(options, options.port);
      const station = await openStation(config, {}, { lockPatienceMs });
      warnOfLocked(station.parts.secrets.state());
      if (config.mode === "live") process.stderr.write("LIVE - real money\n");
      print(`Listening on ${station.address?.url}`);
      // The station's own timers do not keep a process alive; its listening sockets do.
      await stop;
      await station.close();
    });
}
