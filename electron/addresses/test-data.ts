import { fileURLToPath } from "node:url";
import { openPostalData, type PostalData } from "./data/postal-data.ts";

/** Where the tests of this room find the postal data. */
export const testPostalDir = fileURLToPath(new URL("../../resources/postal/", import.meta.url));

export function openTestData(): PostalData {
  return openPostalData(testPostalDir);
}
