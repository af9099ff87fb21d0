/** The page that opens first: what there is, by reader. */
export const frontPage = "README.md";

/** Where a link of a page leads, as a path below the guide's folder: `../batch.md` on `decisions/a.md` is `batch.md`. Null when it leads out of the guide. */
export function pathFrom(page: string, target: string): string | null {
  const { pathname } = new URL(target, `guide:///in/${page}`);
  return pathname.startsWith("/in/") ? decodeURIComponent(pathname.slice(4)) : null;
}

/** A page's address in the window, such as `/help/decisions~one-contract`. */
export function routeOf(page: string, section?: string): string {
  const name = page.replace(/\.md$/, "").replaceAll("/", "~");
  return section ? `/help/${name}/${section}` : `/help/${name}`;
}

/** The page that a route's part names. */
export function pageOf(name: string | undefined): string {
  return name ? `${name.replaceAll("~", "/")}.md` : frontPage;
}

/** A heading as the last part of an address: `Going live!` is `going-live`, as on the sites that show such pages. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}
