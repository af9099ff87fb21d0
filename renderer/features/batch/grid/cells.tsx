import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { carrierName, serviceName } from "#shared/rules/service-name.ts";
import { sayProblem } from "../../../texts/say-problem.ts";
import { formatDate, formatDollars, formatWeekday } from "../../../ui/format.ts";
import {
  formatCentimetres,
  formatGrams,
  formatInches,
  formatOunces,
} from "../../../ui/measures.ts";
import { AddressState, RowStatus } from "../RowStatus.tsx";
import type { ColumnKey } from "./columns.ts";
import classes from "./Grid.module.css";

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className={classes["clip"]}>{first}</span>
      <span className={`${classes["clip"]} ${classes["dim"]}`}>{second}</span>
    </>
  );
}

/** The address in one line, as it was typed. */
export function addressLine({ toAddress: to }: BatchRow): string {
  const place = [to.city, [to.state, to.zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [to.street1, to.street2, place, to.country].filter(Boolean).join(" · ");
}

function Status({ row: { status, printedCopies } }: { row: BatchRow }) {
  const { t } = useTranslation("batch");
  return (
    <>
      <RowStatus status={status} />
      {printedCopies > 0 ? (
        <span className={`${classes["clip"]} ${classes["dim"]}`}>
          {t("grid.printed", { count: printedCopies })}
        </span>
      ) : null}
    </>
  );
}

/** The tracking code of a row that is bought, the problems of one that is not. */
function Outcome({ row }: { row: BatchRow }) {
  const code = row.order?.trackingCode;
  if (!code) return <Problems row={row} />;
  // What was questioned before the purchase is settled by it.
  return row.status === "bought" ? (
    <span className={classes["clip"]}>{code}</span>
  ) : (
    <Two first={code} second={<Problems row={row} />} />
  );
}

function Problems({ row }: { row: BatchRow }) {
  const { t } = useTranslation("batch");
  const refused = row.order?.error;
  const said = [
    ...(refused ? [{ error: true, text: sayProblem(refused) }] : []),
    ...row.problems.map((problem) => ({
      error: problem.severity === "error",
      text: sayProblem(problem),
    })),
  ].sort((a, b) => Number(b.error) - Number(a.error));
  const words = said.map(({ text }) => text).join(" ");
  return (
    <span className={classes["problems"]} title={words}>
      {said.map(({ error, text }) => (
        <span key={text} className={classes[error ? "error" : "dim"]}>
          {error ? "" : `${t("warning")}: `}
          {text}{" "}
        </span>
      ))}
    </span>
  );
}

/** The row's own sides; where it has none, dim, those of the preset that it is rated with. */
function Box({ row: { package: own, parcel } }: { row: BatchRow }) {
  const isOwn = own.length !== null || own.width !== null || own.height !== null;
  const { length, width, height } = isOwn ? own : parcel;
  const sides = [length, width, height];
  if (sides.every((side) => side === null)) return null;
  const inches = `${formatInches(sides)} in`;
  return (
    <Two
      first={isOwn ? inches : <span className={classes["dim"]}>{inches}</span>}
      second={`${formatCentimetres(sides)} cm`}
    />
  );
}

/** What each column shows of a row. */
export const cells: Readonly<Record<ColumnKey, (props: { row: BatchRow }) => ReactNode>> = {
  position: ({ row }) => row.position + 1,
  status: Status,
  orderNumber: ({ row }) => <span className={classes["clip"]}>{row.orderNumber}</span>,
  recipient: ({ row }) => <Two first={row.toAddress.name} second={row.toAddress.company} />,
  address: ({ row }) => (
    <>
      <span className={classes["clip"]} title={addressLine(row)}>
        {addressLine(row)}
      </span>
      <AddressState state={row.address.state} />
    </>
  ),
  package: Box,
  weight: ({ row: { package: box } }) =>
    box.weight === null ? null : (
      <Two first={formatOunces(box.weight)} second={formatGrams(box.weight)} />
    ),
  service: ({ row: { rate } }) => {
    if (!rate) return null;
    const { carrier, service } = rate;
    const name = serviceName(carrier, service);
    const bare = name.slice(carrierName(carrier).length).trim();
    return (
      <Two
        first={<span title={name}>{bare || name}</span>}
        second={`${carrierName(carrier)} · ${formatDollars(rate.rate)}`}
      />
    );
  },
  delivery: ({ row: { rate } }) =>
    rate ? (
      <Two first={formatDate(rate.delivery_date)} second={formatWeekday(rate.delivery_date)} />
    ) : null,
  problems: Problems,
  outcome: Outcome,
};
