import { createSpotlight } from "@mantine/spotlight";

/** The command palette: opened from the header, by Ctrl+K, from anywhere. */
export const [paletteStore, palette] = createSpotlight();
