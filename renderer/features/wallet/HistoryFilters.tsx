import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { transactionTypes } from "#shared/contract/account.ts";
import { currencies } from "#shared/rules/money.ts";
import type { HistoryFilter } from "./queries.ts";

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** What of the history is shown. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation("wallet");
  const types = transactionTypes.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <Group gap="xs" align="flex-end" mb="xs">
      <TextInput
        flex={1}
        miw={200}
        type="search"
        label={t("search")}
        value={filter.search ?? ""}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("type")}
        data={[{ value: "", label: t("allTypes") }, ...types]}
        value={filter.type ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, type: transactionTypes.find((type) => type === value) })
        }
      />
      <NativeSelect
        label={t("currency")}
        data={[{ value: "", label: t("allCurrencies") }, ...currencies]}
        value={filter.currency ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, currency: currencies.find((currency) => currency === value) })
        }
      />
      {(["from", "to"] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(end)}
          value={filter[end] ?? ""}
          onChange={(event) =>
            onChange({ ...filter, [end]: event.currentTarget.value || undefined })
          }
        />
      ))}
      <Button variant="default" onClick={() => onChange({})}>
        {t("clear")}
      </Button>
    </Group>
  );
}
