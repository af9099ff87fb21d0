import type { policyRows } from "#shared/contract/desk/policy.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

export const policyVerbs: Handlers<typeof policyRows, Context> = {
  getPolicy: async ({ policy, policyFile }) => ({
    file: policyFile,
    contact: policy.contact ?? null,
    policy,
  }),
};
