import { pageOfManifests } from "#electron/store/manifests.ts";
import type { manifestOperations } from "#shared/contract/manifests.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { Context } from "../context.ts";
import { createManifest } from "./create-manifest.ts";
import { manifestDetail, manifestEntry } from "./manifest-view.ts";

/** Manifests, by the names of their rows. */
export const manifestVerbs: Handlers<typeof manifestOperations, Context> = {
  createManifest,
  listManifests: async (ctx, input) =>
    ctx.store.read((db) => {
      const { limit, offset } = input;
      const { total, manifests } = pageOfManifests(db, input);
      return {
        manifests: manifests.map((manifest) => manifestEntry(ctx, db, manifest)),
        pagination: paginate(limit, offset, total, manifests.length),
      };
    }),
  getManifest: async (ctx, { id }) => ctx.store.read((db) => manifestDetail(ctx, db, id)),
};
