import { Code, Group, Stack, Text } from "@mantine/core";
import { QRCodeSVG } from "qrcode.react";
import { useTranslation } from "react-i18next";
import type { DepositAddress, Purse } from "#shared/contract/desk/purse.ts";
import { CopyText } from "../../../ui/CopyText.tsx";
import { NewAddress } from "./NewAddress.tsx";

interface OneAddressProps {
  shown: DepositAddress;
  currency: Purse["currency"];
}

/** One address as a QR code for a telephone and as a text to copy and compare. */
function OneAddress({ shown: { address, uri, path, note }, currency }: OneAddressProps) {
  const { t } = useTranslation("deposits");
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      {/* Dark on light in both themes, with its quiet zone: cameras read nothing else as surely. */}
      <QRCodeSVG value={uri} size={112} marginSize={4} title={t("qrOf", { currency })} />
      <Stack gap={4} miw={0} flex={1}>
        <Code block style={{ whiteSpace: "pre-wrap", wordBreak: "break-all" }}>
          {address}
        </Code>
        <Group gap="xs">
          <CopyText text={address} what={t("addressOf", { currency })} />
          <Text size="xs" c="dimmed">
            {note === "" ? path : `${note} · ${path}`}
          </Text>
        </Group>
      </Stack>
    </Group>
  );
}

/** Where to send coins now: addresses that nobody has paid to yet, the newest first. */
export function ShownAddress({ purse: { currency, addresses, watch } }: { purse: Purse }) {
  const { t } = useTranslation("deposits");
  if (addresses.length === 0)
    return <Text c="dimmed">{t(watch.state === "off" ? "addressLater" : "addressSoon")}</Text>;
  return (
    <Stack gap="xs">
      {addresses.slice(0, 2).map((shown) => (
        <OneAddress key={shown.address} shown={shown} currency={currency} />
      ))}
      {addresses.length > 2 ? (
        <Text size="xs" c="dimmed">
          {t("moreAddresses", { count: addresses.length - 2 })}
        </Text>
      ) : null}
      <Group gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          {t("onlyThis", { currency })}
        </Text>
        <NewAddress currency={currency} />
      </Group>
    </Stack>
  );
}
