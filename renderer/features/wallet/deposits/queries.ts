import { useMutation, useQuery } from "@tanstack/react-query";
import type { Currency } from "#shared/rules/money.ts";
import { station } from "../../../station/connect.ts";

/** Keys, watchers, addresses and what is on its way. News of the wallet makes it anew. */
export function useDeposits() {
  return useQuery({ queryKey: ["wallet", "deposits"], queryFn: () => station.getDeposits() });
}

export function useDepositList(currency: Currency | undefined, after: string) {
  return useQuery({
    queryKey: ["wallet", "deposits", "list", currency, after],
    queryFn: () => station.listDeposits({ currency, after, limit: 25 }),
    placeholderData: (before) => before,
  });
}

export function usePreviewKey() {
  return useMutation({ mutationFn: station.previewDepositKey });
}

export function useConnectKey() {
  return useMutation({ mutationFn: station.connectDepositKey });
}

export function useDisconnectKey() {
  return useMutation({ mutationFn: station.disconnectDepositKey });
}

export function useTryWatcher() {
  return useMutation({ mutationFn: station.tryDepositWatcher });
}

export function useSetWatcher() {
  return useMutation({ mutationFn: station.setDepositWatcher });
}

export function useSetRules() {
  return useMutation({ mutationFn: station.setDepositRules });
}

export function useFreshAddress() {
  return useMutation({ mutationFn: station.freshDepositAddress });
}

export function useCheckAddress() {
  return useMutation({ mutationFn: station.checkDepositAddress });
}

export function useLookNow() {
  return useMutation({ mutationFn: station.lookForDeposits });
}
