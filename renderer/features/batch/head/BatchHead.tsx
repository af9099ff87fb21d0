import { ActionIcon, Group, NativeSelect, Text, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconPlus,
  IconRefresh,
  IconWand,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { useSettings } from "../../../station/settings.ts";
import type { RowCommands } from "../commands.ts";
import { DraftInput } from "../DraftInput.tsx";
import { BatchState } from "./BatchState.tsx";
import { DeleteBatch } from "./DeleteBatch.tsx";
import { RuleFields } from "./RuleFields.tsx";

interface BatchHeadProps {
  batch: Batch;
  commands: RowCommands;
}

function Tool(props: { label: string; onClick: () => void; disabled?: boolean; icon: ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={props.label}
        disabled={props.disabled}
        onClick={props.onClick}
      >
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** The batch as a whole: its name, where it leaves from, its box, its rule. */
export function BatchHead({ batch, commands }: BatchHeadProps) {
  const { t } = useTranslation(["batch", "common"]);
  const { data: settings } = useSettings();
  const busy = batch.state === "buying";
  return (
    <Group gap="xs" align="end">
      <DraftInput
        label={t("head.name")}
        value={batch.name}
        onTake={(name) => commands.update({ name })}
        w={150}
      />
      <RuleFields
        rule={batch.rule}
        disabled={busy}
        onChange={(rule) => void commands.update({ rule })}
      />
      <NativeSelect
        label={t("head.shipFrom")}
        disabled={busy || !settings}
        value={batch.shipFromId ?? ""}
        onChange={(event) =>
          void commands.update({ shipFromId: event.currentTarget.value || null })
        }
        data={[
          { value: "", label: settings?.shipFrom[0]?.name ?? t("head.noShipFrom") },
          ...(settings?.shipFrom.slice(1) ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        ]}
        w={140}
      />
      <NativeSelect
        label={t("head.package")}
        disabled={busy || !settings}
        value={batch.packageId ?? ""}
        onChange={(event) => void commands.update({ packageId: event.currentTarget.value || null })}
        data={[
          {
            value: "",
            // What a row does not say is filled up from the first preset.
            label: settings?.packages[0]
              ? t("head.ownPackage", { name: settings.packages[0].name })
              : t("head.noPackage"),
          },
          ...(settings?.packages ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        w={190}
      />
      <Group gap={4}>
        <Tool
          label={t("head.undo")}
          disabled={!batch.canUndo}
          onClick={() => void commands.undo()}
          icon={<IconArrowBackUp size={16} />}
        />
        <Tool
          label={t("head.redo")}
          disabled={!batch.canRedo}
          onClick={() => void commands.redo()}
          icon={<IconArrowForwardUp size={16} />}
        />
        <Tool
          label={t("head.takeAll")}
          disabled={batch.counts.warnings + batch.counts.blocked === 0}
          onClick={() => void commands.accept(undefined)}
          icon={<IconWand size={16} />}
        />
        <Tool
          label={t("head.recheck")}
          disabled={busy}
          onClick={() => void commands.recheck()}
          icon={<IconRefresh size={16} />}
        />
        <Tool
          label={t("head.addRow")}
          onClick={() => void commands.add()}
          icon={<IconPlus size={16} />}
        />
        <DeleteBatch batch={batch} />
      </Group>
      <Group gap="xs" h={30} ml="auto">
        <BatchState batch={batch} />
        <Text component={Link} href="/batch" size="xs" td="underline">
          {t("head.allBatches")}
        </Text>
      </Group>
    </Group>
  );
}
