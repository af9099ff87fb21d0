import type { localApiRows } from "#shared/contract/desk/local-api.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

export const localApiVerbs: Handlers<typeof localApiRows, Context> = {
  getLocalApi: async (ctx) => {
    const { apiUrl, apiProblem, startedAt } = ctx.about();
    const port = apiUrl === null ? null : Number(new URL(apiUrl).port || 80);
    return { url: apiUrl, port, problem: apiProblem, startedAt, ...ctx.localApi.counts() };
  },
  listRequests: async (ctx) => ({ requests: ctx.localApi.requests() }),
  getApiReference: async (ctx) => ({
    // Written by the door as one JSON object.
    document: JSON.parse(await ctx.localApi.reference()) as Record<string, unknown>,
  }),
};
