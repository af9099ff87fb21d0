/** The guide's pages and pictures, as they lie in resources/guide when the window is built. Large: loaded when help is asked for. */
const texts = import.meta.glob<string>("../../../resources/guide/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const pictures = import.meta.glob<string>("../../../resources/guide/images/*.png", {
  query: "?url",
  import: "default",
  eager: true,
});

const root = "../../../resources/guide/";

/** Markdown by path below the guide's folder, such as `batch.md` or `decisions/one-contract.md`. */
export const guidePages: ReadonlyMap<string, string> = new Map(
  Object.entries(texts).map(([path, text]) => [path.slice(root.length), text]),
);

/** Addresses of pictures by path below the guide's folder, such as `images/day.png`. */
export const guidePictures: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([path, url]) => [path.slice(root.length), url]),
);
