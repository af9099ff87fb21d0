import type { LoggedRequest } from "#shared/contract/desk/local-api.ts";

/** The requests whose path, key, code or request id contains every word, in the order given. */
export function findRequests(
  requests: readonly LoggedRequest[],
  words: string,
  onlyFailed: boolean,
): LoggedRequest[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter((request) => {
    if (onlyFailed && request.code === null && request.status !== null) return false;
    const { method, path, status, keyName, code, requestId } = request;
    const text = [method, path, status, keyName, code, requestId].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
