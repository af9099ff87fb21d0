import { useMutation, useQuery } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";

export function useKeys() {
  return useQuery({ queryKey: ["keys"], queryFn: () => station.listKeys() });
}

export function useLocalApi() {
  return useQuery({ queryKey: ["requests", "api"], queryFn: () => station.getLocalApi() });
}

export function useRequests() {
  return useQuery({ queryKey: ["requests", "list"], queryFn: () => station.listRequests() });
}

export function useReference() {
  return useQuery({ queryKey: ["reference"], queryFn: () => station.getApiReference() });
}

/** What a change answers is kept no longer than it is looked at: some answers hold a secret. */
function forgetful<I, O>(change: (input: I) => Promise<O>) {
  return {
    mutationFn: change,
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: ["keys"] }),
  };
}

export const useCreateKey = () => useMutation(forgetful(station.createKey));
export const useRotateKey = () => useMutation(forgetful(station.rotateKey));
export const useRevokeKey = () => useMutation(forgetful(station.revokeKey));
