import { useSettings, useUpdateSettings } from "../station/settings.ts";
import type { NamedAddress } from "./AddressForm.tsx";

/** The ship-from addresses of the settings, and the ways to change their list. The first is the default. */
export function useShipFrom() {
  const { data } = useSettings();
  const update = useUpdateSettings();
  const list = data?.shipFrom ?? [];
  const put = (next: typeof list, onDone?: () => void) =>
    update.mutate({ shipFrom: next }, onDone ? { onSuccess: onDone } : {});
  return {
    list,
    isSaving: update.isPending,
    error: update.error,
    /** Adds one, or changes the one with this id. */
    save: (id: string | null, value: NamedAddress, onDone: () => void) =>
      put(
        id
          ? list.map((one) => (one.id === id ? { id, ...value } : one))
          : [...list, { id: crypto.randomUUID(), ...value }],
        onDone,
      ),
    remove: (id: string) => put(list.filter((one) => one.id !== id)),
    makeDefault: (id: string) =>
      put([...list.filter((one) => one.id === id), ...list.filter((one) => one.id !== id)]),
  };
}
