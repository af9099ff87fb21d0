import { Notification } from "electron";

export interface NotifyParts {
  isWanted: () => boolean;
  showWindow: () => void;
}

/** A notification of the system, which opens the window when it is pressed. Nothing where the person wants none. */
export function notifier({ isWanted, showWindow }: NotifyParts) {
  // Held until it is gone: a collected one loses its click.
  const shown = new Set<Notification>();
  return (title: string, body: string): void => {
    if (!isWanted() || !Notification.isSupported()) return;
    const notification = new Notification({ title, body, silent: true });
    shown.add(notification);
    notification.on("click", showWindow);
    notification.on("close", () => shown.delete(notification));
    notification.show();
  };
}
