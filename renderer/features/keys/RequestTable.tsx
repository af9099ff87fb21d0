import { Badge, Box, Table } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LoggedRequest } from "#shared/contract/desk/local-api.ts";
import { formatClock, formatNumber } from "../../ui/format.ts";

const rowHeight = 30;

/** Up to a thousand requests; only those in sight are drawn. */
export function RequestTable({ requests }: { requests: readonly LoggedRequest[] }) {
  const { t } = useTranslation("keys");
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here only, and given to nobody
  const virtual = useVirtualizer({
    count: requests.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => requests[index]?.number ?? index,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <Box
      ref={box}
      mah={420}
      style={{ overflow: "auto" }}
      tabIndex={0}
      role="group"
      aria-label={t("requests")}
    >
      <Table
        layout="fixed"
        stickyHeader
        aria-rowcount={requests.length + 1}
        aria-label={t("requests")}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={95}>{t("time")}</Table.Th>
            <Table.Th w={70}>{t("method")}</Table.Th>
            <Table.Th>{t("path")}</Table.Th>
            <Table.Th w={80}>{t("status")}</Table.Th>
            <Table.Th w={55} ta="right">
              {t("took")}
            </Table.Th>
            <Table.Th w={150}>{t("key")}</Table.Th>
            <Table.Th w={190}>{t("code")}</Table.Th>
            <Table.Th w={150}>{t("requestId")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {above > 0 ? <Spacer height={above} /> : null}
          {items.map(({ index, key }) => {
            const request = requests[index];
            return request ? <Row key={key} request={request} index={index} /> : null;
          })}
          {below > 0 ? <Spacer height={below} /> : null}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <Table.Tr aria-hidden>
      <Table.Td h={height} p={0} colSpan={8} />
    </Table.Tr>
  );
}

function colorOf({ status, code }: LoggedRequest): string {
  if (status === null || status >= 500) return "red";
  return code === null ? "green" : "yellow";
}

function Row({ request, index }: { request: LoggedRequest; index: number }) {
  const { t } = useTranslation("keys");
  const { at, method, path, status, durationMs, keyName, code, requestId } = request;
  const short = (text: string | null) => (
    <Table.Td title={text ?? undefined} style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
      {text}
    </Table.Td>
  );
  return (
    <Table.Tr h={rowHeight} aria-rowindex={index + 2} style={{ whiteSpace: "nowrap" }}>
      <Table.Td>{formatClock(at)}</Table.Td>
      <Table.Td>{method}</Table.Td>
      {short(path)}
      <Table.Td>
        <Badge color={colorOf(request)}>{status ?? t("hungUp")}</Badge>
      </Table.Td>
      <Table.Td ta="right">{formatNumber(durationMs)}</Table.Td>
      {short(keyName)}
      {short(code)}
      {short(requestId)}
    </Table.Tr>
  );
}
