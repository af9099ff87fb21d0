import { contextBridge, ipcRenderer } from "electron";
import { channels } from "./desktop/channels.ts";

/** All that the window can do: ask the station, and hear that something changed. */
contextBridge.exposeInMainWorld("station", {
  invoke: (name: string, input: unknown): Promise<unknown> =>
    ipcRenderer.invoke(channels.invoke, name, input),
  /** Answers a function that stops the listening. */
  onEvent: (listener: (announcement: unknown) => void): (() => void) => {
    const hear = (_event: unknown, announcement: unknown) => listener(announcement);
    ipcRenderer.on(channels.event, hear);
    return () => ipcRenderer.off(channels.event, hear);
  },
});
