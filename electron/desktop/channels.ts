/** The two channels between the window and the station. */
export const channels = { invoke: "station:invoke", event: "station:event" } as const;
