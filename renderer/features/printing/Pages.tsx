import { useEffect, useState } from "react";
import { useDefaultPrinter, usePrinterProfiles } from "../../station/printers.ts";
import { useSettings } from "../../station/settings.ts";
import { Options } from "./Options.tsx";
import classes from "./Pages.module.css";
import { Preview } from "./Preview.tsx";
import { type PreviewOf, refreshPreview } from "./queries.ts";
import type { PrintSource } from "./source.ts";
import { SourceChooser } from "./SourceChooser.tsx";

/** The pages that would be printed, and how: or what there is to print. */
export function Pages({ source }: { source: PrintSource | null }) {
  return source ? <PagesOf key={JSON.stringify(source)} source={source} /> : <SourceChooser />;
}

function PagesOf({ source }: { source: PrintSource }) {
  const { data: settings } = useSettings();
  const { data: known } = usePrinterProfiles();
  const preferred = useDefaultPrinter();
  const [profileId, setProfileId] = useState<string | null>(null);
  const [slips, setSlips] = useState<boolean | null>(null);
  const [onlyUnprinted, setOnlyUnprinted] = useState(false);
  useEffect(() => refreshPreview(), []);
  if (!known || !settings) return null;
  const profile = known.profiles.find(({ id }) => id === profileId) ?? preferred;
  const of: PreviewOf = {
    source,
    profile,
    packingSlips: slips ?? settings.packingSlips,
    onlyUnprinted,
  };
  return (
    <div className={classes["columns"]}>
      <Preview of={of} />
      <div className={classes["column"]}>
        <Options
          of={of}
          profiles={known.profiles}
          onProfile={setProfileId}
          onSlips={setSlips}
          onOnlyUnprinted={setOnlyUnprinted}
        />
      </div>
    </div>
  );
}
