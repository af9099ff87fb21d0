import { Alert, Button, Code, Group, Stack, Table, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnRateCard } from "#shared/contract/desk/rate-cards.ts";
import { carrierName } from "#shared/rules/service-name.ts";
import { station } from "../../station/connect.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { CardProblems } from "./CardProblems.tsx";
import { OwnRateCards } from "./OwnRateCards.tsx";

/** What rates come from: the carriers' cards, and agreements of the company's own that are laid on them. */
export function RateCards() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const [leaving, setLeaving] = useState<OwnRateCard | null>(null);
  const cards = useQuery({
    queryKey: ["settings", "rate-cards"],
    queryFn: () => station.listRateCards(),
    // A file may have been dropped into the folder since.
    refetchOnWindowFocus: "always",
    refetchOnMount: "always",
  });
  const refetch = () => void cards.refetch();
  const add = useMutation({ mutationFn: () => station.addRateCard(), onSettled: refetch });
  const remove = useMutation({
    mutationFn: station.removeRateCard,
    onSuccess: () => setLeaving(null),
    onSettled: refetch,
  });
  const open = useMutation({ mutationFn: station.openPlace });
  const added = add.data?.card ?? null;
  return (
    <Stack gap="lg" maw={720}>
      <section aria-label={t("rateCards")}>
        <Group justify="space-between" mb={4}>
          <Title order={2}>{t("rateCards")}</Title>
          <Group gap="xs">
            <Button variant="default" onClick={() => open.mutate({ place: "rate-cards" })}>
              {t("rateCardsOpen")}
            </Button>
            <Button loading={add.isPending} onClick={() => add.mutate()}>
              {t("rateCardAdd")}
            </Button>
          </Group>
        </Group>
        <Text c="dimmed" mb="xs">
          {t("rateCardsHint")} <Code>{cards.data?.folder}</Code>
        </Text>
        <Problem error={cards.error ?? add.error ?? open.error} />
        {added && added.inForce !== "yes" ? (
          <Alert color="red" role="alert" title={t("rateCardRefused", { name: added.name })}>
            <CardProblems card={added} />
          </Alert>
        ) : null}
        <Text role="status">
          {added?.inForce === "yes" ? t("rateCardAdded", { name: added.name }) : ""}
        </Text>
        <Table aria-label={t("rateCardsInForce")}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={120}>{t("rateCardCarrier")}</Table.Th>
              <Table.Th>{t("rateCardVersion")}</Table.Th>
              <Table.Th>{t("rateCardFrom")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(cards.data?.carriers ?? []).map(({ carrier, version, ownFiles }) => (
              <Table.Tr key={carrier}>
                <Table.Td>{carrierName(carrier)}</Table.Td>
                <Table.Td>{version}</Table.Td>
                <Table.Td>
                  {ownFiles.length === 0 ? t("rateCardBuiltIn") : ownFiles.join(", ")}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <OwnRateCards cards={cards.data?.own ?? []} onRemove={setLeaving} />
      <ConfirmDialog
        opened={leaving !== null}
        title={t("removeSure", { name: leaving?.name ?? "" })}
        action={common("remove")}
        isDangerous
        isBusy={remove.isPending}
        error={remove.error}
        onClose={() => setLeaving(null)}
        onConfirm={() => (leaving ? remove.mutate({ name: leaving.name }) : undefined)}
      >
        {t("rateCardRemoveWhy")}
      </ConfirmDialog>
    </Stack>
  );
}
