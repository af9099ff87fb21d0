import { useInterval } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatAge, formatMoment, formatPrice } from "./format.ts";

interface RateNoteProps {
  currency: string;
  /** USD for one coin; left out where it stands beside. */
  price?: number | string | null;
  source: string | null;
  at: string | null;
  /** Of a payment that was made: its time says more than its age. */
  past?: boolean;
}

/** Where a converted amount comes from: `1 LTC = $80.12 · median of Coinbase, Kraken, Bitstamp · 40s ago`. */
export function RateNote({ currency, price = null, source, at, past = false }: RateNoteProps) {
  const { t } = useTranslation("common");
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 5_000, { autoInvoke: at !== null && !past });
  const parts: string[] = [];
  if (price !== null) parts.push(t("oneCoinIs", { currency, price: formatPrice(price) }));
  if (source === "pinned") parts.push(t("pinned"));
  else if (source !== null) parts.push(t("medianOf", { sources: source }));
  if (at !== null) parts.push(past ? formatMoment(at) : formatAge(at, now));
  return parts.join(" · ");
}
