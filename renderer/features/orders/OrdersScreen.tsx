import { Anchor, Text } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { Pager } from "../../ui/Pager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Filters } from "./Filters.tsx";
import { useOrderFilters } from "./filters.ts";
import { OrderTable } from "./OrderTable.tsx";
import { pageSize, useFoundOrders } from "./queries.ts";

/** All orders, newest first, found by whatever is known of them. */
export function OrdersScreen() {
  const { t } = useTranslation("orders");
  const filters = useOrderFilters();
  const { data, error } = useFoundOrders(filters);
  const { search, paymentStatus, from, until, offset, set } = filters;
  const isFiltered = Boolean(search || paymentStatus || from || until);
  const table = useRef<HTMLTableElement>(null);
  const total = data?.pagination.total ?? 0;
  return (
    <Screen title={t("title")}>
      <Filters onDown={() => table.current?.querySelector("a")?.focus()} />
      <Problem title={t("unreadable")} error={error} />
      {data && total === 0 && !isFiltered ? <NoOrders /> : null}
      {data && (total > 0 || isFiltered) ? (
        <Text role="status" c="dimmed">
          {total > 0 ? t("found", { count: total }) : t("noMatch")}
        </Text>
      ) : null}
      {data && data.orders.length > 0 ? <OrderTable ref={table} orders={data.orders} /> : null}
      <Pager
        limit={pageSize}
        offset={offset}
        total={total}
        onChange={(next) => set({ offset: next })}
      />
    </Screen>
  );
}

function NoOrders() {
  const { t } = useTranslation("orders");
  return (
    <Text c="dimmed">
      {t("none")}{" "}
      <Anchor component={Link} href="/batch" inherit>
        {t("noneWhat")}
      </Anchor>{" "}
      {t("noneOr")}{" "}
      <Anchor component={Link} href="/ship" inherit>
        {t("noneShip")}
      </Anchor>
      .
    </Text>
  );
}
