import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyIdOf } from "./data-key.ts";
import { openText, sealedWith, sealText } from "./sealed-text.ts";

function newKey() {
  const bytes = randomBytes(32);
  return { id: keyIdOf(bytes), bytes };
}

describe("a sealed secret", () => {
  const key = newKey();
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const sealed = sealText(key, secret, "webhook:hook_1", randomBytes(12));

  it("opens with its key and for whom it was sealed, and shows nothing of itself", () => {
    expect(openText(key, sealed, "webhook:hook_1")).toBe(secret);
    expect(sealedWith(sealed)).toBe(key.id);
    expect(sealed).not.toContain("MfKQ");
  });

  it("does not open for another webhook, with another key, or as what it is not", () => {
    expect(openText(key, sealed, "webhook:hook_2")).toBeNull();
    const other = newKey();
    expect(openText(other, sealed, "webhook:hook_1")).toBeNull();
    expect(
      openText({ ...other, id: key.id }, sealed, "webhook:hook_1"),
      "a key that lies about its name",
    ).toBeNull();
    for (const text of ["", secret, "sealed.v1", `sealed.v1.${key.id}.`, `sealed.v1.${key.id}.AA`])
      expect(openText(key, text, "webhook:hook_1")).toBeNull();
  });

  it("does not open after a change of any one character", () => {
    for (let at = 0; at < sealed.length; at++) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
      // The last character of base64url may hold bits that say nothing.
      const opened = openText(key, changed, "webhook:hook_1");
      if (at < sealed.length - 1) expect({ at, opened }).toEqual({ at, opened: null });
      else expect([null, secret]).toContain(opened);
    }
  });
});
