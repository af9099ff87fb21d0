/** Why an update is not taken. Each has a text in the window. */
export type UpdateProblemCode =
  | "FEED_UNREACHABLE"
  | "FEED_LEADS_ELSEWHERE"
  | "UPDATE_UNSIGNED"
  | "UPDATE_SIGNATURE_WRONG"
  | "UPDATE_REPLAYED"
  | "UPDATE_DOWNGRADE"
  | "UPDATE_MALFORMED"
  | "UPDATE_FILE_WRONG"
  | "UPDATE_NOT_INSTALLED";

/** An update that is not taken; nothing of it was used. */
export class UpdateRefused extends Error {
  readonly code: UpdateProblemCode;

  constructor(code: UpdateProblemCode, sentence: string) {
    super(sentence);
    this.name = "UpdateRefused";
    this.code = code;
  }
}
