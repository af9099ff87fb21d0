import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Input, Output } from "#shared/contract/operation.ts";
import { dana, parcel, warehouse } from "../../seeds/warehouse.ts";
import { TestStation, type TestStationOptions } from "../../station.ts";

type Row = Output<Desk["addBatchRow"]>;
type NewRow = Omit<Input<Desk["addBatchRow"]>, "id">;

/** A station with a warehouse to ship from, and money. */
export async function openWarehouse(options: TestStationOptions = {}): Promise<TestStation> {
  const station = await TestStation.open(options);
  await station.desk.updateSettings({
    shipFrom: [{ id: "main", name: "Main", address: warehouse }],
    customs: { signer: "Ada Quist" },
  });
  await station.desk.deposit({ currency: "LTC", amount: "50" });
  return station;
}

/** Carriers that sell nothing before they are let. */
export function heldCarriers() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let calls = 0;
  const carriers = (own: () => CarrierGateway): CarrierGateway => {
    const gateway = own();
    return {
      ...gateway,
      async buy(request) {
        calls += 1;
        await gate;
        return gateway.buy(request);
      },
    };
  };
  return { carriers, open: () => open(), calls: () => calls };
}

/** Somebody at Dana's address. */
export function at(name: string): NonNullable<NewRow["toAddress"]> {
  const { street1, city, state, zip, country } = dana;
  return { name, street1, city, state, zip, country };
}

/** A row to somebody else, so that it is nobody's twin. */
export function rowTo(name: string, more: NewRow = {}): NewRow {
  return { orderNumber: name, toAddress: at(name), package: parcel, ...more };
}

/** A batch of these rows, all of them checked. */
export async function batchOf(station: TestStation, rows: readonly NewRow[], name = "Monday") {
  const { id } = await station.desk.createBatch({ name });
  for (const row of rows) await station.desk.addBatchRow({ id, ...row });
  await station.station.processAll();
  return id;
}

export async function rowsOf(station: TestStation, id: string): Promise<Row[]> {
  return (await station.desk.listBatchRows({ id, limit: 500 })).rows;
}

/** Buys all ready rows, or these, and waits until the queue has nothing left to do. */
export async function buyAll(
  station: TestStation,
  id: string,
  more: Partial<Input<Desk["buyBatch"]>> = {},
) {
  const { usd } = await station.desk.quoteBatch({ id, rowIds: more.rowIds });
  await station.desk.buyBatch({ id, commandId: "buy-1", expectedUsd: usd, ...more });
  await station.station.processAll();
  return station.desk.getBatch({ id });
}

/** Codes of a row's problems. */
export function codes(row: Row | undefined): string[] {
  return (row?.problems ?? []).map(({ code }) => code);
}
