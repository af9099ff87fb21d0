import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Machine } from "#electron/service/context.ts";
import type { Preferences } from "#shared/contract/desk/machine.ts";
import type { Dice } from "./dice.ts";
import { mutate, rateCards } from "./samples.ts";

const authority = join(import.meta.dirname, "../network/certificates/authority.pem");

/** A desktop whose person answers dialogs at random, always within one folder; sensibly as long as the mood is off. */
export function fuzzDesktop(folder: string, dice: Dice, mood: { isOn: boolean }): Machine {
  let preferences: Preferences = {
    theme: "system",
    language: "en",
    sounds: true,
    notifications: true,
    runInBackground: false,
    port: 4810,
    dataFolder: folder,
  };
  const maybe = (name: string) => (dice.chance(85) || !mood.isOn ? join(folder, name) : null);
  const backup = (...others: string[]) =>
    mood.isOn ? dice.pick(["copy.backup", ...others]) : "copy.backup";
  const cards = rateCards.map(({ bytes }) => bytes);
  return {
    preferences: () => preferences,
    setPreferences: (changes) => (preferences = { ...preferences, ...changes }),
    openFolder: async () => {},
    showFile: () => {},
    saveFile: async () => maybe("saved.bin"),
    chooseSavePath: async () => maybe(backup("copy.backup", "no/such/place.backup")),
    chooseFolder: async () => maybe("chosen"),
    chooseBackup: async () => maybe(backup("copy.backup", "copy.backup", "missing")),
    chooseAuthority: async () => (dice.chance(85) || !mood.isOn ? authority : null),
    async chooseRateCard() {
      const { name, bytes } = dice.pick(rateCards);
      const path = join(folder, name);
      writeFileSync(path, dice.chance(70) || !mood.isOn ? bytes : mutate(dice, bytes, cards));
      return dice.chance(90) || !mood.isOn ? path : null;
    },
    readLicences: async () => ({ own: "MIT License", others: dice.chance(50) ? "others" : null }),
    restart: () => {},
    endFor: () => {},
    switchMode: () => {},
  };
}
