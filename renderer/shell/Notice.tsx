import { Alert } from "@mantine/core";
import { useState } from "react";

/** What the program had to do at its start, which the person should know. */
export function Notice() {
  const [isOpen, setOpen] = useState(true);
  const kept = new URLSearchParams(window.location.search).get("settingsKept");
  if (!kept || !isOpen) return null;
  return (
    <Alert
      color="yellow"
      role="alert"
      mb="md"
      title="The settings of this computer could not be read"
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={() => setOpen(false)}
    >
      The program started with its default settings. The unreadable file was kept as {kept}. Orders,
      labels and balances are not affected.
    </Alert>
  );
}
