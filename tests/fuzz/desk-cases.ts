/** Failures of the desk that have a test of their own by name, where a walk may not meet them in its few minutes. */
export const deskCases: readonly string[] = [];
