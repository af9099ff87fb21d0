import { useLocation } from "wouter";
import { useUpdateSettings } from "../../station/settings.ts";

/** Goes on to another screen and remembers that the first run is over. */
export function useLeaveWelcome(): (to: string) => void {
  const [, go] = useLocation();
  const { mutate } = useUpdateSettings();
  return (to) => {
    mutate({ welcomed: true });
    go(to);
  };
}
