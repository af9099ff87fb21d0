import { notifications } from "@mantine/notifications";
import i18next from "i18next";

export interface News {
  title?: string;
  message: string;
  /** Something went wrong: spoken at once, shown in red. */
  isBad?: boolean;
  /** How long it stays, in milliseconds; four seconds when absent. */
  stays?: number;
}

/** Tells the person something over whatever screen is open. */
export function tell({ title, message, isBad = false, stays = 4_000 }: News): void {
  notifications.show({
    title,
    message,
    role: isBad ? "alert" : "status",
    color: isBad ? "red" : undefined,
    autoClose: stays,
    closeButtonProps: { "aria-label": i18next.t("close") },
  });
}
