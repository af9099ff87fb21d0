import { Code, Group, Stack, Text } from "@mantine/core";
import { QRCodeSVG } from "qrcode.react";
import { useTranslation } from "react-i18next";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import { CopyText } from "../../ui/CopyText.tsx";

interface AddressCardsProps {
  addresses: Output<Desk["listDepositAddresses"]>["addresses"];
}

/** Where to send coins: each address as a QR code for a telephone and as a text to copy. */
export function AddressCards({ addresses }: AddressCardsProps) {
  const { t } = useTranslation("wallet");
  if (addresses.length === 0) return <Text c="dimmed">{t("noAddresses")}</Text>;
  return (
    <Stack gap="sm">
      {addresses.map(({ currency, address, uri }) => (
        <Group key={address} gap="sm" wrap="nowrap" align="flex-start">
          {/* Dark on light in both themes, with its quiet zone: cameras read nothing else as surely. */}
          <QRCodeSVG value={uri} size={104} marginSize={4} title={t("qrOf", { currency })} />
          <Stack gap={4}>
            <Text fw={600}>{t("addressOf", { currency })}</Text>
            <Code block>{address}</Code>
            <Group gap="xs">
              <CopyText text={address} what={t("addressOf", { currency })} />
              <Text size="xs" c="dimmed">
                {t("onlyThis", { currency })}
              </Text>
            </Group>
          </Stack>
        </Group>
      ))}
    </Stack>
  );
}
