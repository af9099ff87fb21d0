import { Stack } from "@mantine/core";
import { useState } from "react";
import { DocumentDialog, type ShownDocument } from "../../print/DocumentDialog.tsx";
import { MadeForms } from "./MadeForms.tsx";
import { OpenDays } from "./OpenDays.tsx";

/** Closing a carrier's day: what waits for a form, and the forms that were made. */
export function EndOfDay() {
  const [shown, setShown] = useState<ShownDocument | null>(null);
  return (
    <Stack gap="lg">
      <OpenDays onMade={setShown} />
      <MadeForms onShow={setShown} />
      <DocumentDialog shown={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
