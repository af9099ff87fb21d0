import { type Mode, modes } from "#shared/contract/desk/choices.ts";

const told = new URLSearchParams(window.location.search).get("mode");

/** Whether money is real, as the desktop says in the page's address: known before the station answers. */
export const mode: Mode = modes.find((one) => one === told) ?? "sandbox";
