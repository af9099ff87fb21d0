import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./ParcelMap.module.css";
import { nextAt, type PlaceOnMap } from "./places.ts";

interface PlacesProps {
  places: readonly PlaceOnMap[];
  chosen: string | null;
  onChoose: (orderItemId: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function radius(count: number): number {
  return Math.min(4 + Math.sqrt(count), 14);
}

/** The points of the map. One of them is on the way of the Tab key; the arrows go from one to the next, west to east. */
export function Places({ places, chosen, onChoose }: PlacesProps) {
  const { t } = useTranslation("tracking");
  const [stop, setStop] = useState(0);
  const points = useRef<(SVGGElement | null)[]>([]);
  const at = Math.min(stop, places.length - 1);
  const choose = (place: PlaceOnMap) => {
    const next = nextAt(place, chosen);
    if (next) onChoose(next.orderItemId);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, place: PlaceOnMap) => {
    const step = steps[event.key];
    if (event.key === "Enter" || event.key === " ") choose(place);
    else if (step !== undefined)
      points.current[(index + step + places.length) % places.length]?.focus();
    else return;
    event.preventDefault();
  };
  return places.map((place, index) => {
    const { parcels, name } = place;
    const label = t("place", { place: name || t("atSender"), count: parcels.length });
    return (
      <g
        key={place.key}
        ref={(point) => void (points.current[index] = point)}
        role="button"
        tabIndex={index === at ? 0 : -1}
        aria-label={label}
        aria-pressed={parcels.some(({ orderItemId }) => orderItemId === chosen)}
        className={classes.place}
        data-attention={place.needsAttention}
        data-chosen={parcels.some(({ orderItemId }) => orderItemId === chosen)}
        onFocus={() => setStop(index)}
        onClick={() => choose(place)}
        onKeyDown={(event) => onKeyDown(event, index, place)}
      >
        <title>{label}</title>
        <circle cx={place.x} cy={place.y} r={radius(parcels.length)} />
      </g>
    );
  });
}
