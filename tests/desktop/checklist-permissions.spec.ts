import { expect } from "@playwright/test";
import { test } from "./one-desk.ts";

test("5: every permission that is asked for or looked at is refused", async ({ desk, page }) => {
  const refused = await page.evaluate(async () => {
    const names = [
      "geolocation",
      "notifications",
      "camera",
      "microphone",
      "midi",
      "clipboard-read",
      "accelerometer",
      "gyroscope",
      "magnetometer",
      "background-sync",
      "persistent-storage",
      "local-fonts",
      "window-management",
      "storage-access",
      "idle-detection",
      "screen-wake-lock",
      "display-capture",
    ];
    const states = await Promise.all(
      names.map(async (name) => {
        const wanted = { name } as unknown as PermissionDescriptor;
        // A name that this Chromium does not know cannot be granted either.
        const state = await navigator.permissions.query(wanted).then(
          (found) => found.state as string,
          () => "unknown",
        );
        return [name, state] as const;
      }),
    );
    return states.filter(([, state]) => state === "granted");
  });
  expect(refused).toEqual([]);
  const asked = await page.evaluate(async () => {
    const no = () => "refused";
    type Power = (...given: unknown[]) => Promise<unknown>;
    const can = navigator as unknown as Record<string, Record<string, Power> | undefined>;
    const tryTo = (room: string, name: string, given: object) => {
      // A machine without the device has no such power at all.
      const power = can[room]?.[name];
      return power ? power.call(can[room], given).then(() => "open", no) : "refused";
    };
    return Promise.all([
      tryTo("mediaDevices", "getUserMedia", { audio: true }),
      tryTo("mediaDevices", "getDisplayMedia", { video: true }),
      tryTo("bluetooth", "requestDevice", { acceptAllDevices: true }),
      tryTo("usb", "requestDevice", { filters: [] }),
      tryTo("serial", "requestPort", {}),
      tryTo("wakeLock", "request", {}),
      navigator.requestMIDIAccess({ sysex: true }).then(() => "open", no),
      new Promise<string>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve("open"),
          () => resolve("refused"),
        );
      }),
    ]);
  });
  expect(asked).toEqual(asked.map(() => "refused"));
  expect(desk.app.windows()).toHaveLength(1);
});
