import { Badge, Button, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OwnRateCard } from "#shared/contract/desk/rate-cards.ts";
import { carrierName } from "#shared/rules/service-name.ts";
import { CardProblems } from "./CardProblems.tsx";

const colors = { yes: "green", previous: "orange", no: "red" } as const;

interface OwnRateCardsProps {
  cards: readonly OwnRateCard[];
  onRemove: (card: OwnRateCard) => void;
}

/** The files in the folder of rate cards, each with what is wrong with it. */
export function OwnRateCards({ cards, onRemove }: OwnRateCardsProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  return (
    <section aria-label={t("rateCardsOwn")}>
      <Title order={2}>{t("rateCardsOwn")}</Title>
      {cards.length === 0 ? (
        <Text c="dimmed">{t("rateCardsNone")}</Text>
      ) : (
        <Table aria-label={t("rateCardsOwn")}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("rateCardFile")}</Table.Th>
              <Table.Th>{t("rateCardHolds")}</Table.Th>
              <Table.Th>{t("rateCardState")}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {cards.map((card) => (
              <Table.Tr key={card.name}>
                <Table.Td>
                  {card.name}
                  <CardProblems card={card} />
                </Table.Td>
                <Table.Td>
                  {card.carrier && card.kind
                    ? `${carrierName(card.carrier)}: ${t(`rateCardKinds.${card.kind}`)}`
                    : ""}
                  <Text size="xs" c="dimmed">
                    {card.version}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Badge color={colors[card.inForce]}>{t(`rateCardStates.${card.inForce}`)}</Badge>
                </Table.Td>
                <Table.Td ta="end">
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("removeOf", { name: card.name })}
                    onClick={() => onRemove(card)}
                  >
                    {common("remove")}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
