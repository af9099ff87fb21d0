import { ipcMain } from "electron";
import type { Reply } from "#shared/contract/reply.ts";
import { channels } from "./channels.ts";
import { origin } from "./scheme.ts";
import { sendNews } from "./send-news.ts";

/** What the window needs of the station. */
export interface WindowStation {
  invoke(name: string, raw: unknown): Promise<Reply>;
  onAnnouncement(listener: (news: object) => void): () => void;
}

function refusal(code: "FORBIDDEN" | "STORAGE_UNAVAILABLE", message: string): Reply {
  return { success: false, failure: { code, message, errors: [], details: {}, requestId: "" } };
}

/** Only the main frame of our own page is answered. */
function isOurs(event: Electron.IpcMainInvokeEvent): boolean {
  const { senderFrame, sender } = event;
  if (!senderFrame || senderFrame !== sender.mainFrame) return false;
  const { protocol, host } = new URL(senderFrame.url);
  return `${protocol}//${host}` === origin;
}

/**
 * The windows' way to the station: one channel to ask, one to hear news. Replies are data, never throws; a station that
 * cannot open says why to whoever asks. Resolves when a window first asks for something.
 */
export function connectWindows(opening: () => Promise<WindowStation>): Promise<void> {
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  ipcMain.handle(channels.invoke, async (event, name: unknown, input: unknown): Promise<Reply> => {
    if (!isOurs(event)) return refusal("FORBIDDEN", "This page may not use the station.");
    ask();
    try {
      const station = await opening();
      return await station.invoke(String(name), input);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return refusal("STORAGE_UNAVAILABLE", why);
    }
  });
  return asked;
}

/** Passes the station's news on to the windows; on stderr why there is no station. */
export async function passNewsOn(opening: Promise<WindowStation>): Promise<void> {
  try {
    (await opening).onAnnouncement(sendNews);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
  }
}
