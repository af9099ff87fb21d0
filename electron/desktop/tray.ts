import { join } from "node:path";
import { app, Menu, nativeImage, Tray } from "electron";
import type { Mode } from "#shared/contract/desk/machine.ts";
import type { WindowStation } from "./connect-windows.ts";
import { noWork, progressOf, type Work } from "./watch-work.ts";
import type { wordsOf } from "./words.ts";

export interface TrayParts {
  /** Where its picture lies. */
  icons: string;
  mode: Mode;
  words: () => ReturnType<typeof wordsOf>;
  showWindow: () => void;
}

/** The icon beside the clock: how the station is, what it buys, and the way back to the window. */
export interface StationTray {
  setStation(station: WindowStation | Error): void;
  setWork(work: Work): void;
  /** Again in the language of now. */
  redraw(): void;
}

export function openTray({ icons, mode, words, showWindow }: TrayParts): StationTray {
  const tray = new Tray(nativeImage.createFromPath(join(icons, "tray.png")));
  let station: WindowStation | Error | null = null;
  let apiLine = "";
  let work = noWork;
  const batchLine = () => {
    const said = words();
    if (!work.batch) return said.idle;
    const { done, total } = progressOf(work.batch);
    const say = work.batch.state === "paused" ? said.paused : said.buying;
    return say(work.batch.name, done, total);
  };
  const steer = (name: "pauseBatch" | "resumeBatch", id: string) => () => {
    if (station && !(station instanceof Error)) void station.invoke(name, { id });
  };
  const redraw = () => {
    const said = words();
    const { batch } = work;
    const steering: Electron.MenuItemConstructorOptions[] = batch
      ? [
          batch.state === "paused"
            ? { label: said.resume, click: steer("resumeBatch", batch.id) }
            : { label: said.pause, click: steer("pauseBatch", batch.id) },
        ]
      : [];
    tray.setToolTip(`${said.title[mode]}\n${batchLine()}`);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: said.modeNow[mode], enabled: false },
        { label: said.open, click: showWindow },
        { type: "separator" },
        { label: apiLine || said.opening, enabled: false },
        { label: batchLine(), enabled: false },
        ...steering,
        { type: "separator" },
        { label: said.quit, click: () => app.quit() },
      ]),
    );
  };
  const readApi = async () => {
    if (!station) return;
    if (station instanceof Error) apiLine = words().failed;
    else {
      const reply = await station.invoke("getStation", {});
      // dispatch has checked the reply's shape.
      const url = reply.success ? (reply.data as { apiUrl: string | null }).apiUrl : null;
      apiLine = url ? words().apiOn(url) : words().apiOff;
    }
    redraw();
  };
  tray.on("click", showWindow);
  redraw();
  return {
    setStation(opened) {
      station = opened;
      void readApi();
    },
    setWork(now) {
      work = now;
      redraw();
    },
    redraw() {
      redraw();
      void readApi();
    },
  };
}
