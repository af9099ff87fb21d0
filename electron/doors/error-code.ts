/** Node's and fastify's short code of an error, such as EADDRINUSE; "" for errors that have none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === "string" ? code : "";
}
