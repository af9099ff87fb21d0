/** What the stacked symbols of the samples say: the fields of a MaxiCode of UPS and a PDF417 of FedEx. */
export const upsMessage = (postal: string, country: string, service: string, tracking: string) =>
  [
    `[)>\u001E01\u001D96${postal}`,
    country,
    service,
    tracking,
    "UPSN",
    "SD0001",
    "327",
    "",
    "1/1",
    "3",
    "N",
    "2201 BARTON SPRINGS RD",
    "AUSTIN",
    "TX\u001E\u0004",
  ].join("\u001D");
export const fedexMessage = (postal: string, country: string, tracking: string) =>
  [
    "[)>\u001E01\u001D02" + postal,
    country,
    "019",
    tracking,
    "FDE",
    "899901",
    "327",
    "",
    "1/1",
    "2.19LB",
    "N",
    "2201 BARTON SPRINGS RD",
    "AUSTIN",
    "TX",
    "MORGAN ELLERY\u001E\u0004",
  ].join("\u001D");
