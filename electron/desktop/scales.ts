import type { Session } from "electron";

/** USB HID Point of Sale Usage Tables: weighing devices. */
const scalePage = 0x8d;

interface Device {
  /** Absent in runtimes that do not tell it. */
  collections?: readonly { usagePage: number }[];
}

/** A HID device is a scale when one of its collections says so; what a runtime does not tell counts as none. */
export function isScale(device: object): boolean {
  const { collections = [] } = device as Device;
  return collections.some(({ usagePage }) => usagePage === scalePage);
}

/** Lets the window read scales while it weighs, and no other device: one that is plugged in is found without asking. */
export function allowScales(
  session: Session,
  isOurs: (url: string) => boolean,
  isWeighing: () => boolean,
): void {
  session.setDevicePermissionHandler(
    ({ deviceType, device, origin }) =>
      deviceType === "hid" &&
      isWeighing() &&
      isOurs(`${origin}/`.replace(/\/+$/, "/")) &&
      isScale(device),
  );
  session.on("select-hid-device", (event, { deviceList }, choose) => {
    event.preventDefault();
    choose(deviceList.find(isScale)?.deviceId ?? null);
  });
}
