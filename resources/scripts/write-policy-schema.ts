import { writeFileSync } from "node:fs";
import { policySchemaText } from "#electron/policy/policy-schema.ts";

// Writes resources/policy.schema.json from the schema that the station checks its policy by.
writeFileSync(new URL("../policy.schema.json", import.meta.url), policySchemaText());
