import { useTranslation } from "react-i18next";
import { type Column, template } from "./columns.ts";
import classes from "./Grid.module.css";

/** The names of the columns. */
export function GridHead({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation("batch");
  return (
    <div
      role="rowgroup"
      className={classes["head"]}
      style={{ width: "100%", minWidth: "fit-content" }}
    >
      <div
        role="row"
        aria-rowindex={1}
        className={classes["line"]}
        style={{ gridTemplateColumns: template(columns) }}
      >
        {columns.map(({ key }, column) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={column + 1}
            className={classes["title"]}
          >
            {t(`columns.${key}`)}
          </div>
        ))}
      </div>
    </div>
  );
}
