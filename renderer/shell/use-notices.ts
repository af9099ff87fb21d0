import { notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { bridge } from "../station/bridge.ts";

/** Shows what the station wants a person to know, such as the end of a batch. */
export function useNotices(): void {
  useEffect(
    () =>
      bridge.onEvent((announcement) => {
        const { kind, message } = announcement as { kind?: string; message?: string };
        if (kind === "notice" && message) notifications.show({ message, autoClose: 10_000 });
      }),
    [],
  );
}
