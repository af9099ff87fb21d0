import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { FakeShipment } from "./fake-shipment.ts";

/** The fake's books: a line of JSON for each state of a shipment, written before anybody hears of it. Outlive the process. */
export function openBook(file: string) {
  const shipments = new Map<string, FakeShipment>();
  if (existsSync(file))
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      const shipment = JSON.parse(line) as FakeShipment;
      shipments.set(shipment.id, shipment);
    }
  return {
    all: (): FakeShipment[] => [...shipments.values()],
    /** By id or reference. */
    get: (id: string): FakeShipment | undefined =>
      shipments.get(id) ?? [...shipments.values()].findLast(({ asked }) => asked.reference === id),
    write(shipment: FakeShipment): FakeShipment {
      appendFileSync(file, `${JSON.stringify(shipment)}\n`);
      shipments.set(shipment.id, shipment);
      return shipment;
    },
    nextNumber: (): number => shipments.size + 1,
  };
}
export type Book = ReturnType<typeof openBook>;
