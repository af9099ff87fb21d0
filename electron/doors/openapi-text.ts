import type { Contract } from "#shared/contract/operation.ts";

/** The text of openapi.json, made at the first request for it; what makes it is read no sooner. */
export function openApiText(
  contract: Contract,
  version: string,
  baseUrl: () => string,
): () => Promise<string> {
  let text: string | undefined;
  return async () => {
    const { openApiDocument } = await import("./openapi.ts");
    const about = { version, serverUrl: `${baseUrl()}/api/v1` };
    return (text ??= JSON.stringify(openApiDocument(contract, about), null, 2));
  };
}
