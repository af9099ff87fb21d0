import { Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCustomsChoices } from "../../order/customs-choices.ts";
import type { Item } from "../../order/OrderItem.tsx";
import { countryName, formatDollars, formatNumber } from "../../ui/format.ts";

type CustomsInfo = NonNullable<Item["customsInfo"]>;

/** What was declared. */
export function Customs({ customs }: { customs: CustomsInfo }) {
  const { t } = useTranslation("orders");
  const said = useCustomsChoices().contents.find(({ value }) => value === customs.contents_type);
  return (
    <section aria-label={t("customs")}>
      <Text size="xs" c="dimmed">
        {t("customs")}: {said?.label ?? customs.contents_type}, {t("signer")}{" "}
        {customs.customs_signer}
      </Text>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("contents")}</Table.Th>
            <Table.Th>{t("hsCode")}</Table.Th>
            <Table.Th>{t("origin")}</Table.Th>
            <Table.Th ta="right">{t("quantity")}</Table.Th>
            <Table.Th ta="right">{t("value")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {customs.customs_items.map((item) => (
            <Table.Tr key={`${item.description} ${item.hs_tariff_number} ${item.origin_country}`}>
              <Table.Td>{item.description}</Table.Td>
              <Table.Td>{item.hs_tariff_number}</Table.Td>
              <Table.Td>{countryName(item.origin_country)}</Table.Td>
              <Table.Td ta="right">{formatNumber(item.quantity)}</Table.Td>
              <Table.Td ta="right">{formatDollars(item.value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
