import { expect, test } from "vitest";
import { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { draftOf, emptyDraft, profileInput } from "./profile-draft.ts";

test.each([
  { kind: "spooler", queue: "ZD420" },
  { kind: "zpl", host: "192.0.2.7", port: 9101 },
  { kind: "folder", folder: "/srv/labels" },
] as const)("a profile that is opened and saved again stays the same: $kind", (route) => {
  const profile = PrinterProfile.parse({
    id: "prn_1",
    name: "Packing table",
    route,
    size: "a6",
    dpi: 300,
    rotation: 90,
    offsetX: -1.5,
    offsetY: 2,
    darkness: 12,
    copies: 2,
  });
  expect(profileInput(draftOf(profile))).toEqual(profile);
});

test("an empty darkness leaves the printer's own", () => {
  expect(profileInput({ ...emptyDraft, darkness: "" }).darkness).toBeNull();
  expect(profileInput({ ...emptyDraft, darkness: 0 }).darkness).toBe(0);
});
