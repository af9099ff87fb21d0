/**
 * Reads the code that opens a station, piece by piece: as one it would keep the main process from handing the page its files for as long as the
 * page takes to come up.
 */
export async function readStation() {
  const { loadConfig } = await import("./config.ts");
  await import("#shared/contract/desk/index.ts");
  await import("./open-parts.ts");
  await import("./doors/http.ts");
  await import("./engines.ts");
  await import("./open-workers.ts");
  const { openStation } = await import("./station.ts");
  return { loadConfig, openStation };
}
