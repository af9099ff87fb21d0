type Asked = Record<string, string>;

function problem(code: string, field: string, message: string): object {
  return { code, field, message, suggestion: null };
}

/** What the fake finds out about an address: streets with `unknown` are not found, those with `noapt` lack their apartment. */
export function addressJson(asked: Asked, verified: boolean, number: number): object {
  const street = (asked["street1"] ?? "").toLowerCase();
  const common = { id: `adr_${number}`, object: "Address", mode: "test", ...asked };
  if (!verified) return { ...common, verifications: {} };
  if (street.includes("unknown")) {
    const failed = {
      success: false,
      errors: [problem("E.ADDRESS.NOT_FOUND", "address", "Address not found")],
    };
    const details = { ...failed, details: {} };
    return { ...common, verifications: { zip4: { ...failed, details: null }, delivery: details } };
  }
  const errors = street.includes("noapt")
    ? [problem("E.SECONDARY_INFORMATION.MISSING", "street2", "Missing secondary information")]
    : [];
  const upper = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, value.toUpperCase()]),
  );
  return {
    ...common,
    ...upper,
    street2: upper["street2"] ?? "",
    zip: `${(asked["zip"] ?? "").slice(0, 5)}-2506`,
    residential: false,
    verifications: {
      zip4: { success: true, errors: [], details: null },
      delivery: {
        success: true,
        errors,
        details: { latitude: 33.8436, longitude: -118.39177, time_zone: "America/Los_Angeles" },
      },
    },
  };
}
