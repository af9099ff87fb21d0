/** The local API as its owner sees it. */
export const localApiRows = {};
