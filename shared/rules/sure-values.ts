/** Values that need no magic: the ordinary rules answer them the same way every time, and testers ask for them. */
export const sureValues = [
  {
    where: "packageDetails.length",
    value: "200",
    outcome: "A 200 without rates; `messages` says that the parcel is too long.",
  },
  {
    where: "toAddress.street1",
    value: "PO Box 1007",
    outcome: "Rates of USPS alone; `messages` says why the others do not go there.",
  },
  {
    where: "toAddress.country",
    value: "CA",
    outcome: "Without `customsInfo` VALIDATION_ERROR (400), which names it.",
  },
  {
    where: "address.zip",
    value: "00000",
    outcome: "Not verified, an error in the ZIP code; with `strict` ADDRESS_VERIFY_FAILURE (422).",
  },
  { where: "trackingCode", value: "EZ8000000008", outcome: "TRACKING_NOT_FOUND (404)." },
  {
    where: "webhookUrl",
    value: "http://127.0.0.1:9/hook",
    outcome:
      "Registered, but nobody listens there: each delivery fails and is tried again by the schedule.",
  },
  {
    where: "webhookUrl",
    value: "http://169.254.169.254/hook",
    outcome: "VALIDATION_ERROR (400): link-local addresses are never posted to.",
  },
] as const;
