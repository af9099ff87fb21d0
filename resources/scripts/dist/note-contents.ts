import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/** The folder of the package that a module lies in; null for our own code. */
function packageFolder(id: string): string | null {
  const path = id.replace(/^\0+/, "").split("?")[0] ?? "";
  const at = path.lastIndexOf(`${sep}node_modules${sep}`);
  if (at === -1) return null;
  const within = path.slice(at + "/node_modules/".length).split(sep);
  const name = within.slice(0, within[0]?.startsWith("@") ? 2 : 1);
  return [path.slice(0, at), "node_modules", ...name].join(sep);
}

/**
 * Writes down which packages came into a bundle (`contents.json` beside it), for the notices and the bill of materials: lists made from
 * package.json name what was asked for, not what is shipped.
 */
export function noteContents(): Plugin {
  return {
    name: "shipdeck-note-contents",
    apply: "build",
    generateBundle(_options, bundle) {
      const folders = Object.values(bundle)
        .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
        .map(packageFolder)
        .filter((folder) => folder !== null)
        .map((folder) => relative(process.cwd(), folder).replaceAll(sep, "/"));
      const source = `${JSON.stringify([...new Set(folders)].sort(), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "contents.json", source });
    },
  };
}
