import { Grid, Paper, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "../../ui/CursorPager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useCursor } from "../../ui/use-cursor.ts";
import { ParcelMap } from "./map/ParcelMap.tsx";
import { ParcelPanel } from "./ParcelPanel.tsx";
import { ParcelTable } from "./ParcelTable.tsx";
import { useParcels, type View } from "./queries.ts";
import { Views } from "./Views.tsx";

/** Every parcel by its state, on a map, and the way of one of them. */
export function TrackingScreen() {
  const { t } = useTranslation("tracking");
  const [view, setView] = useState<View>("all");
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 200);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = { view, search };
  const cursor = useCursor(JSON.stringify(filter));
  const { data, error } = useParcels(filter, cursor.after);
  const isFiltered = view !== "all" || search !== "";
  return (
    <Screen title={t("title")}>
      <Views view={view} onChange={setView} />
      <Grid gap="sm">
        <Grid.Col span={7.5}>
          <Paper withBorder p="sm" component="section" aria-label={t("parcels")}>
            <TextInput
              type="search"
              mb="xs"
              label={t("search")}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Problem title={t("unreadable")} error={error} />
            {data?.parcels.length === 0 ? (
              <Text c="dimmed">{t(isFiltered ? "nothingFound" : "empty")}</Text>
            ) : (
              <ParcelTable parcels={data?.parcels ?? []} chosen={chosen} onChoose={setChosen} />
            )}
            <CursorPager cursor={cursor} next={data?.next} />
          </Paper>
        </Grid.Col>
        <Grid.Col span={4.5}>
          <Stack gap="sm" className="beside">
            <ParcelMap filter={filter} chosen={chosen} onChoose={setChosen} />
            <ParcelPanel orderItemId={chosen} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Screen>
  );
}
