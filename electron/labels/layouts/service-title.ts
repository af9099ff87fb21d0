/** `USPS GROUND ADVANTAGE`: the service in capitals, with the carrier's name before it unless it is there already. */
export function serviceTitle(carrier: string, service: string): string {
  const title = service.trim().toUpperCase();
  return title.startsWith(carrier.toUpperCase()) ? title : `${carrier.toUpperCase()} ${title}`;
}
