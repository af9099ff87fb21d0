interface Choice {
  value: string;
  label: string;
}

export const contents: readonly Choice[] = [
  { value: "merchandise", label: "Merchandise" },
  { value: "gift", label: "Gift" },
  { value: "documents", label: "Documents" },
  { value: "sample", label: "Sample" },
  { value: "returned_goods", label: "Returned goods" },
  { value: "dangerous_goods", label: "Dangerous goods" },
  { value: "humanitarian_donation", label: "Humanitarian donation" },
  { value: "other", label: "Other" },
];

export const incoterms: readonly Choice[] = [
  { value: "DDU", label: "Recipient (DDU)" },
  { value: "DDP", label: "Sender (DDP)" },
];

export const nonDelivery: readonly Choice[] = [
  { value: "return", label: "Return to sender" },
  { value: "abandon", label: "Abandon" },
];

export const restrictions: readonly Choice[] = [
  { value: "none", label: "None" },
  { value: "quarantine", label: "Quarantine" },
  { value: "sanitary_phytosanitary_inspection", label: "Sanitary inspection" },
  { value: "other", label: "Other" },
];
