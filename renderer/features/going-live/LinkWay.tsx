import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";

/** The screen where a need is seen to. */
export function LinkWay({
  to,
  words,
}: {
  to: string;
  words: "wallet" | "addresses" | "printers" | "backups";
}) {
  const { t } = useTranslation("goingLive");
  return (
    <Anchor component={Link} href={to} size="sm" w="max-content">
      {t(`ways.${words}`)}
    </Anchor>
  );
}
