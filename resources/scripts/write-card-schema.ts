import { writeFileSync } from "node:fs";
import { cardSchemaText } from "#electron/carriers/simulated/cards/own/card-schema.ts";

// Writes resources/rates/card.schema.json from the schema that the station checks rate cards by.
writeFileSync(new URL("../rates/card.schema.json", import.meta.url), cardSchemaText());
