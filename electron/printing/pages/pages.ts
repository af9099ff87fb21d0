/**
 * What makes PDF pages. The libraries behind it are a fifth of what the program would read at its start; nothing needs them before
 * the first page, so the room is loaded with that.
 */
export { composeSheets } from "./compose-sheets.ts";
export { drawTestPage } from "./draw-test-page.ts";
export { layDocuments, splitSheets } from "./lay-documents.ts";
export { turnSheet } from "./turn-sheet.ts";
