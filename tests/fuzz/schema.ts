import type { z } from "zod";

export type Schema = z.core.$ZodType;

/** What of zod's own description of a schema the fuzzing reads. */
export interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: Schema;
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  defaultValue?: unknown;
  format?: string;
}

export interface Check {
  check: string;
  value?: number;
  inclusive?: boolean;
  maximum?: number;
  minimum?: number;
  length?: number;
  format?: string;
  pattern?: RegExp;
}

/** zod types its description by kind of schema; here one shape with optional parts stands for all of them. */
export function defOf(schema: Schema): Def {
  return schema._zod.def;
}

export function checksOf(schema: Schema): Check[] {
  const checks = schema._zod.def.checks ?? [];
  const own = schema._zod.def as unknown as Check;
  const found = checks.map((check) => check._zod.def as unknown as Check);
  return own.check ? [own, ...found] : found;
}
