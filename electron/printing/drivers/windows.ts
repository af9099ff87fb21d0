import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PrintDriver, PrintTrouble } from "./driver.ts";
import type { KnownPrinter } from "./list-printers.ts";

/** Loaded on Windows alone: it carries a program of that system (SumatraPDF) that prints a PDF without a window. */
const tools = () => import("pdf-to-printer");

export async function listWindowsPrinters(): Promise<KnownPrinter[]> {
  const { getDefaultPrinter, getPrinters } = await tools();
  const [printers, preferred] = await Promise.all([getPrinters(), getDefaultPrinter()]);
  return printers.map(({ name }) => ({
    queue: name,
    description: name,
    isDefault: name === preferred?.name,
    state: "idle",
  }));
}

/** Printing through the Windows spooler. The size of the page is the driver's: the PDF is neither scaled nor turned. */
export function windowsDriver(queue: string): PrintDriver {
  return {
    format: "pdf",
    piecesAtOnce: 100,
    async open() {
      const { print } = await tools();
      const folder = await mkdtemp(join(tmpdir(), "shipdeck-print-"));
      return {
        async send({ bytes }) {
          const file = join(folder, "labels.pdf");
          await writeFile(file, bytes);
          try {
            await print(file, { printer: queue, scale: "noscale", silent: true });
          } catch (error) {
            throw new PrintTrouble(
              "PRINTER_GONE",
              `The printer ${queue} takes no job: ${String(error)}`,
            );
          }
        },
        async finish() {},
        close: () => rm(folder, { recursive: true, force: true }),
      };
    },
  };
}
