import type { Machine } from "#electron/service/context.ts";
import type { Mode, Preferences } from "#shared/contract/desk/machine.ts";

/** A desktop whose person answers every dialog with what the test says, and that writes down what it was told to do. */
export class DeskMachine implements Machine {
  chosen: string | null = null;
  readonly saved: string[] = [];
  readonly restarts: Parameters<Machine["restart"]>[] = [];
  #preferences: Preferences = {
    theme: "system",
    language: "en",
    sounds: true,
    notifications: true,
    runInBackground: false,
    port: 4810,
    dataFolder: "/before",
  };

  preferences = () => this.#preferences;
  setPreferences = (changes: Partial<Preferences>) =>
    (this.#preferences = { ...this.#preferences, ...changes });
  openFolder = async () => {};
  showFile = () => {};
  saveFile = async (fileName: string) => {
    this.saved.push(fileName);
    return this.chosen;
  };
  chooseSavePath = async () => this.chosen;
  chooseFolder = async () => this.chosen;
  chooseBackup = async () => this.chosen;
  chooseRateCard = async () => this.chosen;
  chooseAuthority = async () => this.chosen;
  readLicences = async () => ({ own: "MIT License", others: null });
  readonly ends: (() => Promise<void>)[] = [];
  endFor = (act: () => Promise<void>) => void this.ends.push(act);
  readonly switches: Mode[] = [];
  switchMode = (mode: Mode) => void this.switches.push(mode);
  restart = (...given: Parameters<Machine["restart"]>) => void this.restarts.push(given);
}
