/** Pages are asked for in chunks: one PDF of so many pages. */
export const pagesPerChunk = 10;

/** Where a page, counted from 1, lies: its chunk from 0, and its page of the chunk's PDF from 1. */
export function placeOfPage(page: number): { chunk: number; inChunk: number } {
  const chunk = Math.floor((page - 1) / pagesPerChunk);
  return { chunk, inChunk: page - chunk * pagesPerChunk };
}
