/** A connection that the policy forbids. */
export class Refused extends Error {
  constructor(host: string, reason: string) {
    super(`Not sent: ${host} ${reason}.`);
    this.name = "Refused";
  }
}
