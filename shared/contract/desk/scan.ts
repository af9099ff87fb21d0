/** The scan station: what a scanned code means, and shipping it at once. */
export const scanRows = {};
