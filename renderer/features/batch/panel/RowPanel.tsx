import { ActionIcon, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { sayError } from "../../../texts/say-problem.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { isEditable } from "../grid/typed.ts";
import type { RowCommands } from "../commands.ts";
import { useRow } from "../queries.ts";
import { RowStatus } from "../RowStatus.tsx";
import { AddressPart } from "./AddressPart.tsx";
import { ItemsPart } from "./ItemsPart.tsx";
import { PackagePart } from "./PackagePart.tsx";
import classes from "./Panel.module.css";
import { ProblemsPart } from "./ProblemsPart.tsx";
import { RatesPart } from "./RatesPart.tsx";

interface RowPanelProps {
  batchId: string;
  rowId: string;
  commands: RowCommands;
  /** The rows that a package is given to. */
  meant: () => string[];
  onClose: () => void;
  onRetry: (rowId: string) => void;
  ref: Ref<HTMLElement>;
}

/** Everything about the row that the keyboard is on. */
export function RowPanel({
  batchId,
  rowId,
  commands,
  meant,
  onClose,
  onRetry,
  ref,
}: RowPanelProps) {
  const { t } = useTranslation(["batch", "common"]);
  const { data, error } = useRow(batchId, rowId);
  const row = data?.row;
  const title = row ? t("panel.title", { number: row.position + 1 }) : t("common:loading");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from any of its fields
    <aside
      ref={ref}
      className={classes["panel"]}
      aria-label={t("panel.label")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <Group justify="space-between" wrap="nowrap">
        <Title order={2}>
          {title}
          {row?.orderNumber ? ` · ${row.orderNumber}` : ""}
        </Title>
        <ActionIcon variant="subtle" color="gray" aria-label={t("panel.close")} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <Problem error={error} title={error ? sayError(error) : undefined} />
      {row ? (
        <Stack gap="sm" key={rowId}>
          <Group justify="space-between">
            <RowStatus status={row.status} />
            {row.order ? (
              <Anchor component={Link} href={`/orders/${row.order.orderId}`} size="xs">
                {t("panel.order")}
              </Anchor>
            ) : null}
          </Group>
          {row.order?.trackingCode ? (
            <Text size="xs" ff="monospace">
              {row.order.trackingCode}
            </Text>
          ) : null}
          <ProblemsPart row={row} commands={commands} onRetry={() => onRetry(rowId)} />
          <AddressPart row={row} commands={commands} editable={isEditable(row)} />
          <PackagePart row={row} commands={commands} editable={isEditable(row)} meant={meant} />
          <RatesPart
            row={row}
            rates={data.rates}
            messages={data.messages}
            commands={commands}
            editable={isEditable(row)}
          />
          <ItemsPart row={row} commands={commands} editable={isEditable(row)} />
        </Stack>
      ) : null}
    </aside>
  );
}
