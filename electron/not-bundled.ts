/** Stands in the bundle for what a library would load and this program never asks it for, see electron.vite.config.ts. */
export function notBundled(): never {
  throw new Error("this part of a library is not bundled");
}
