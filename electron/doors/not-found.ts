import { StationError } from "#shared/contract/errors.ts";
import type { Contract } from "#shared/contract/operation.ts";
import { apiBase } from "./http-parts.ts";

/** The methods that a path answers to, for 405 and `Allow`. */
export function methodsOf(contract: Contract, path: string): string[] {
  const methods = Object.values(contract)
    .filter((row) =>
      new RegExp(`^${apiBase}${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
    )
    .map((row) => row.method as string);
  if (path === `${apiBase}/openapi.json` || /^\/labels\/[^/]+$/.test(path)) methods.push("GET");
  if (methods.includes("GET")) methods.push("HEAD");
  return [...new Set(methods)];
}

/** Why a request met no route: nothing is there, or it answers to other methods. */
export function notFound(path: string, method: string, methods: readonly string[]): StationError {
  if (methods.length === 0)
    return new StationError(
      "ROUTE_NOT_FOUND",
      `There is nothing at ${path.slice(0, 200)}. See ${apiBase}/openapi.json.`,
    );
  return new StationError(
    "METHOD_NOT_ALLOWED",
    `${path} answers ${methods.join(", ")}, not ${method}.`,
  );
}
