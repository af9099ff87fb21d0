import fc from "fast-check";

/**
 * Property tests draw the same cases in every run, so that a red run means a changed program and not an unlucky draw. New cases are
 * looked for on purpose: `SHIPDECK_SEED=random npm run test:station`, or a number to repeat a run.
 */
const wanted = process.env["SHIPDECK_SEED"] ?? "20261121";
fc.configureGlobal(wanted === "random" ? {} : { seed: Number(wanted) });
