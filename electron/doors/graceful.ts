import type { Server } from "node:http";

/** How long a request under way may take to finish when the station stops. */
const patienceMs = 3_000;

/**
 * How a server ends: what it is answering is answered, within three seconds; every other connection is hung up on at once.
 */
export function graceful(server: Server): () => Promise<void> {
  let answering = 0;
  server.on("request", (_request, response) => {
    answering++;
    response.on("close", () => {
      answering--;
      if (!server.listening && answering === 0) server.closeAllConnections();
    });
  });
  return () =>
    new Promise((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
      server.close(() => {
        clearTimeout(impatient);
        resolve();
      });
      if (answering === 0) server.closeAllConnections();
      else server.closeIdleConnections();
    });
}
