import { expect, test } from "vitest";
import { Room } from "../doors/room.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

test("every service that is quoted, here or abroad, is on the list of services", async () => {
  await using room = await Room.open("ipc");
  const { carriers } = await room.station.desk.listCarriers({});
  const listed = carriers.flatMap(({ carrier, services }) =>
    services.map(({ service, reach }) => `${carrier} ${service} ${reach}`),
  );
  expect(new Set(listed).size).toBe(listed.length);
  const quoted = async (toAddress: typeof dana, reach: string) => {
    const { rates } = await room.client.getRates({
      fromAddress: warehouse,
      toAddress,
      packageDetails: parcel,
      customsInfo: customs,
    });
    expect(rates.length).toBeGreaterThan(3);
    return rates.map(({ carrier, service }) => `${carrier} ${service} ${reach}`);
  };
  expect(listed).toEqual(expect.arrayContaining(await quoted(dana, "domestic")));
  expect(listed).toEqual(expect.arrayContaining(await quoted(toronto, "international")));
});
