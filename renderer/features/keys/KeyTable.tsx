import { Badge, Button, Group, Table, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Key } from "#shared/contract/desk/keys.ts";
import { formatDollars, formatMoment } from "../../ui/format.ts";
import { isAlive, keyState } from "./key-state.ts";

interface KeyTableProps {
  keys: readonly Key[];
  /** When the keys were read, in ms: what their states are judged by. */
  now: number;
  onReplace: (key: Key) => void;
  onRevoke: (key: Key) => void;
}

const colors = { active: "green", ending: "yellow", ended: "gray", revoked: "gray" } as const;

export function KeyTable({ keys, now, onReplace, onRevoke }: KeyTableProps) {
  const { t } = useTranslation("keys");
  return (
    <Table aria-label={t("tabs.keys")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("name")}</Table.Th>
          <Table.Th>{t("key")}</Table.Th>
          <Table.Th>{t("mayDo")}</Table.Th>
          <Table.Th ta="right">{t("limit")}</Table.Th>
          <Table.Th>{t("lastUsed")}</Table.Th>
          <Table.Th>{t("state")}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t("revoke")}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {keys.map((key) => (
          <Table.Tr key={key.id}>
            <Table.Th scope="row">
              {key.name}
              <Text size="xs" c="dimmed" fw={400}>
                {t("made")} {formatMoment(key.createdAt)}
              </Text>
            </Table.Th>
            <Table.Td ff="monospace">{key.apiKey}</Table.Td>
            <Table.Td>
              <Tooltip
                multiline
                label={key.scopes.map((scope) => t(`scopes.${scope}`)).join("; ")}
                events={{ hover: true, focus: true, touch: true }}
              >
                <Text size="xs">{key.scopes.join(", ")}</Text>
              </Tooltip>
            </Table.Td>
            <Table.Td ta="right">
              {key.dailyLimitUsd === null ? t("noLimit") : formatDollars(key.dailyLimitUsd)}
            </Table.Td>
            <Table.Td>{key.lastUsedAt ? formatMoment(key.lastUsedAt) : t("neverUsed")}</Table.Td>
            <Table.Td>
              <StateBadge apiKey={key} now={now} />
            </Table.Td>
            <Table.Td>
              {isAlive(key, now) ? (
                <Group gap={6} wrap="nowrap" justify="flex-end">
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("rotateName", { name: key.name })}
                    onClick={() => onReplace(key)}
                  >
                    {t("rotate")}
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("revokeName", { name: key.name })}
                    onClick={() => onRevoke(key)}
                  >
                    {t("revoke")}
                  </Button>
                </Group>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function StateBadge({ apiKey, now }: { apiKey: Key; now: number }) {
  const { t } = useTranslation("keys");
  const { state, at } = keyState(apiKey, now);
  return (
    <>
      <Badge color={colors[state]}>{t(`states.${state}`)}</Badge>
      {at ? (
        <Text size="xs" c="dimmed">
          {formatMoment(at)}
        </Text>
      ) : null}
    </>
  );
}
