const mebibyte = 1024 * 1024;

/** Ten files of five MiB, for thirty days. */
export const logLimits = {
  fileBytes: 5 * mebibyte,
  totalBytes: 50 * mebibyte,
  ageMs: 30 * 24 * 60 * 60 * 1000,
};
