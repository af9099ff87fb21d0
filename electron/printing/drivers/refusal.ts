import { PrintTrouble } from "./driver.ts";
import { runTool } from "./run-tool.ts";

/** Whether the computer's print service (CUPS) answers. Rejects where its programs are missing. */
async function isServiceRunning(): Promise<boolean> {
  const { out } = await runTool("lpstat", ["-r"]);
  return /scheduler is running/i.test(out);
}

/**
 * Why a queue takes nothing. Without its service CUPS says of every printer that it does not exist, so the service is asked first.
 *
 * @param said what the tool that failed wrote
 */
export async function refusalOf(queue: string, said: string): Promise<PrintTrouble> {
  const raw = said.replace(/^\w+: (Error - )?/, "").trim();
  const told = raw === "" ? "" : ` The system says: ${raw}`;
  if (!(await isServiceRunning().catch(() => false)))
    return new PrintTrouble(
      "SPOOLER_GONE",
      `The print service of this computer is not running. Start it or restart the computer, then resume.${told}`,
    );
  if (/does not exist|invalid destination|unknown/i.test(raw))
    return new PrintTrouble(
      "PRINTER_UNKNOWN",
      `This computer does not know the printer ${queue} any more. Add it again in the computer's own settings, or print on another.${told}`,
    );
  return new PrintTrouble(
    "PRINTER_REFUSES",
    `The printer ${queue} takes no labels. Look for it in the computer's own settings, then resume.${told}`,
  );
}
