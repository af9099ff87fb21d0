import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { paymentStatuses } from "#shared/contract/orders.ts";
import { noFilters, useOrderFilters } from "./filters.ts";

/** What orders are looked for. */
export function Filters({ onDown }: { onDown: () => void }) {
  const { t } = useTranslation("orders");
  const { search, paymentStatus, from, until, set } = useOrderFilters();
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = Boolean(search || paymentStatus || from || until);
  return (
    <Group component="search" gap="xs" align="flex-end">
      <TextInput
        ref={field}
        type="search"
        label={t("search")}
        placeholder={t("searchHint")}
        w={360}
        value={search}
        onChange={(event) => set({ search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          onDown();
        }}
      />
      <NativeSelect
        label={t("state")}
        value={paymentStatus ?? ""}
        data={[
          { value: "", label: t("anyState") },
          ...paymentStatuses.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChange={(event) =>
          set({
            paymentStatus:
              paymentStatuses.find((status) => status === event.currentTarget.value) ?? null,
          })
        }
      />
      <TextInput
        type="date"
        label={t("from")}
        value={from}
        max={until || undefined}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t("to")}
        value={until}
        min={from || undefined}
        onChange={(event) => set({ until: event.currentTarget.value })}
      />
      {isFiltered ? (
        <Button
          variant="default"
          onClick={() => {
            set(noFilters);
            field.current?.focus();
          }}
        >
          {t("clear")}
        </Button>
      ) : null}
    </Group>
  );
}
