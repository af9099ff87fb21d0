/** What the preload script gives to the window, and all that it gives. */
export interface Bridge {
  invoke(name: string, input: unknown): Promise<unknown>;
  onEvent(listener: (announcement: unknown) => void): () => void;
}

declare global {
  interface Window {
    readonly station: Bridge;
  }
}

export const bridge: Bridge = window.station;
