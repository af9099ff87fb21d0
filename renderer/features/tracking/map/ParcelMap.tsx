import { Button, Group, Paper, SegmentedControl, Text, Title } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../../ui/Problem.tsx";
import { type MapParcel, type ParcelFilter, useParcelMap } from "../queries.ts";
import { type Extent, mapOf, mapSize } from "./atlas.ts";
import classes from "./ParcelMap.module.css";
import { Places } from "./Places.tsx";
import { placesOf, projected } from "./places.ts";

interface ParcelMapProps {
  filter: ParcelFilter;
  chosen: string | null;
  onChoose: (orderItemId: string) => void;
}

const none: readonly MapParcel[] = [];

/** Where the parcels of the list are, drawn from the atlas that comes with the program: nothing is asked of any network. */
export function ParcelMap({ filter, chosen, onChoose }: ParcelMapProps) {
  const { t } = useTranslation("tracking");
  const { data, error } = useParcelMap(filter);
  const [wanted, setWanted] = useState<Extent | null>(null);
  const parcels = data?.parcels ?? none;
  // The USA where it shows them all; else the world, until a person wants it otherwise.
  const atHome = useMemo(() => placesOf(mapOf("usa").project, parcels), [parcels]);
  const extent = wanted ?? (atHome.missing === 0 ? "usa" : "world");
  const { places, missing } = useMemo(
    () => (extent === "usa" ? atHome : placesOf(mapOf("world").project, parcels)),
    [extent, atHome, parcels],
  );
  const unseen = missing + (data?.unplaced ?? 0);
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("map")}>
      <Group justify="space-between" mb={4}>
        <Title order={2}>{t("map")}</Title>
        <SegmentedControl
          size="xs"
          transitionDuration={0}
          aria-label={t("map")}
          data={[
            { value: "usa", label: t("usa") },
            { value: "world", label: t("world") },
          ]}
          value={extent}
          onChange={(value) => setWanted(value === "usa" ? "usa" : "world")}
        />
      </Group>
      <Problem title={t("mapUnreadable")} error={error} />
      <svg
        className={classes.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={t("mapSays", { count: parcels.length - missing })}
      >
        <path className={classes.land} d={mapOf(extent).land} />
        <path className={classes.borders} d={mapOf(extent).borders} />
        <Ways parcels={parcels} extent={extent} chosen={chosen} />
        <Places places={places} chosen={chosen} onChoose={onChoose} />
      </svg>
      <Group gap="xs" mt={4} mih={22}>
        {unseen > 0 ? <Text size="xs">{t("notOnMap", { count: unseen })}</Text> : null}
        {extent === "usa" && missing > 0 ? (
          <Button variant="default" size="compact-xs" onClick={() => setWanted("world")}>
            {t("showWorld")}
          </Button>
        ) : null}
        <Text size="xs" c="dimmed">
          {t(data?.more ? "onlyFirst" : "mapKeys")}
        </Text>
      </Group>
    </Paper>
  );
}

/** From where to where each parcel goes; the chosen one's way stands out. */
function Ways({
  parcels,
  extent,
  chosen,
}: {
  parcels: readonly MapParcel[];
  extent: Extent;
  chosen: string | null;
}) {
  const { project } = mapOf(extent);
  const lines = new Map<string, boolean>();
  for (const { orderItemId, from, to } of parcels) {
    const [start, end] = [from && projected(project, from), to && projected(project, to)];
    if (!start || !end) continue;
    const line = `M${start.map(Math.round).join()}L${end.map(Math.round).join()}`;
    lines.set(line, (lines.get(line) ?? false) || orderItemId === chosen);
  }
  const drawn = [...lines].sort(([, a], [, b]) => Number(a) - Number(b));
  return drawn.map(([line, isChosen]) => (
    <path key={line} d={line} className={isChosen ? classes.chosenWay : classes.way} />
  ));
}
