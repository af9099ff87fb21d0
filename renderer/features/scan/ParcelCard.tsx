import { Group, List, Paper, SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { sayProblem } from "../../texts/say-problem.ts";
import { formatDollars } from "../../ui/format.ts";
import { formatCentimetres, formatGrams, formatInches, formatOunces } from "../../ui/measures.ts";
import classes from "./Scan.module.css";

const itemsShown = 6;

interface ParcelCardProps {
  row: BatchRow;
  sameNumber: number;
  /** The field for the weight; null where it cannot be changed any more. */
  weight: ReactNode;
}

/** Who gets the parcel, what is in it, what it weighs and how it goes. */
export function ParcelCard({ row, sameNumber, weight }: ParcelCardProps) {
  const { t } = useTranslation("scan");
  const { toAddress, items, package: parcel, rate, problems, orderNumber } = row;
  const sides = [parcel.length, parcel.width, parcel.height];
  const warnings = problems.filter(({ severity }) => severity === "warning");
  return (
    <Paper withBorder p="md" component="section" aria-label={t("parcel.region")}>
      <SimpleGrid cols={2} spacing="lg">
        <div>
          <Text c="dimmed">
            {orderNumber === "" ? t("parcel.noNumber") : t("parcel.order", { number: orderNumber })}
          </Text>
          <Text className={classes["recipient"]}>{toAddress.name || toAddress.company}</Text>
          <Text size="md">
            {[toAddress.street1, toAddress.street2].filter(Boolean).join(", ")}
            <br />
            {toAddress.city} {toAddress.state} {toAddress.zip} {toAddress.country}
          </Text>
          {items.length > 0 ? (
            <List mt="sm" size="md" aria-label={t("parcel.items")}>
              {items.slice(0, itemsShown).map((item, index) => (
                // Items have no name of their own and are not moved here.
                // oxlint-disable-next-line react/no-array-index-key
                <List.Item key={index}>
                  {item.quantity} × {item.description} {item.sku}
                </List.Item>
              ))}
            </List>
          ) : null}
          {items.length > itemsShown ? (
            <Text>{t("parcel.more", { count: items.length - itemsShown })}</Text>
          ) : null}
          {sameNumber > 1 ? (
            <Text mt="xs">{t("state.others", { count: sameNumber - 1 })}</Text>
          ) : null}
          {warnings.map((problem) => (
            <Text key={`${problem.code} ${problem.field}`} mt="xs">
              {sayProblem(problem)}
            </Text>
          ))}
        </div>
        <div>
          <Text c="dimmed">{t("parcel.rate")}</Text>
          {rate ? (
            <Group gap="md">
              <Text className={classes["figure"]}>{serviceName(rate.carrier, rate.service)}</Text>
              <Text className={classes["figure"]}>{formatDollars(rate.rate)}</Text>
              <Text size="md">{t("parcel.delivery", { count: rate.delivery_days })}</Text>
            </Group>
          ) : (
            <Text className={classes["figure"]}>{t("parcel.none")}</Text>
          )}
          <Text c="dimmed" mt="sm">
            {t("parcel.weight")}
          </Text>
          {weight ?? (
            <Text className={classes["figure"]}>
              {parcel.weight === null
                ? "–"
                : `${formatOunces(parcel.weight)} · ${formatGrams(parcel.weight)}`}
            </Text>
          )}
          <Text c="dimmed" mt="sm">
            {t("parcel.size")}
          </Text>
          <Text size="md">{`${formatInches(sides)} in · ${formatCentimetres(sides)} cm`}</Text>
        </div>
      </SimpleGrid>
    </Paper>
  );
}
