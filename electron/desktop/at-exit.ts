/**
 * Stands in the bundle for `when-exit`, with which electron-store's writer clears up after itself. That one answers SIGTERM and SIGINT
 * for everybody, and ends the process before the station has put anything away; here they stay Electron's, which quits in order.
 */
// oxlint-disable-next-line import/no-default-export -- as the package that it stands for
export default function atExit(act: () => void): () => void {
  process.once("exit", act);
  return () => void process.off("exit", act);
}
