import { z } from "zod";
import { Policy } from "#shared/contract/desk/policy.ts";

/** The JSON Schema of the policy, as it is published in resources/policy.schema.json. */
export function policySchemaText(): string {
  const { $schema, ...schema } = z.toJSONSchema(Policy, { io: "input" });
  const titled = {
    $schema,
    $id: "policy.schema.json",
    title: "Policy of Shipdeck",
    description:
      "What a company fixes for every Shipdeck station on its computers. Rules between fields are checked by `shipdeck station policy check FILE`.",
    ...schema,
  };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
