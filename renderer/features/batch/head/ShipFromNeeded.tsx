import { Alert, Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useSettings } from "../../../station/settings.ts";

/** Without a place to ship from no row has a rate: says so once, above all of them. */
export function ShipFromNeeded() {
  const { t } = useTranslation("batch");
  const { data: settings } = useSettings();
  if (!settings || settings.shipFrom.length > 0) return null;
  return (
    <Alert color="yellow" py={4}>
      {t("head.needsShipFrom")}{" "}
      <Anchor component={Link} href="/settings" fz="sm">
        {t("head.addShipFrom")}
      </Anchor>
    </Alert>
  );
}
