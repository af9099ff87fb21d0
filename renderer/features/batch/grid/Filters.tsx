import { Button, Group, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { rowFilters } from "#shared/contract/desk/batch-row.ts";
import { type Batch } from "#shared/contract/desk/batch.ts";
import type { GridState } from "./use-grid.ts";
import type { RowFilter } from "./use-rows.ts";

/** How many rows each filter shows. */
function countOf({ counts }: Batch, filter: RowFilter): number {
  if (filter === "all") return counts.total;
  if (filter === "problems") return counts.blocked;
  if (filter === "unprinted") return Math.max(0, counts.bought - counts.printed);
  return counts[filter];
}

interface FiltersProps {
  batch: Batch;
  grid: GridState;
  /** Puts the keyboard back on the grid. */
  onLeave: () => void;
}

/** Which rows are shown, with how many there are of each kind. */
export function Filters({ batch, grid, onLeave }: FiltersProps) {
  const { t } = useTranslation("batch");
  return (
    <Group gap={4}>
      <Group gap={4} role="group" aria-label={t("filters.label")}>
        {rowFilters.map((filter) => {
          const count = countOf(batch, filter);
          const shown = grid.filter === filter;
          return (
            <Button
              key={filter}
              size="compact-xs"
              fw={500}
              px={6}
              variant={shown ? "filled" : "default"}
              aria-pressed={shown}
              disabled={count === 0 && !shown && filter !== "all"}
              onClick={() => {
                grid.look(filter);
                onLeave();
              }}
            >
              {t("filters.chip", { name: t(`filters.${filter}`), count })}
            </Button>
          );
        })}
      </Group>
      <TextInput
        // The shell's `/` looks for a field of this kind.
        type="search"
        aria-label={t("filters.search")}
        placeholder={`${t("filters.search")} ( / )`}
        leftSection={<IconSearch size={14} />}
        value={grid.search}
        onChange={(event) => grid.setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") grid.setSearch("");
          if (event.key === "Escape" || event.key === "Enter" || event.key === "ArrowDown") {
            event.preventDefault();
            onLeave();
          }
        }}
        w={170}
      />
      <Text size="xs" c="dimmed" role="status" ml="auto">
        {grid.selection.selected.size > 0
          ? t("grid.selected", { count: grid.selection.selected.size })
          : ""}
      </Text>
    </Group>
  );
}
