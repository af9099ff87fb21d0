const step = "    ";

/** A JSON value as Python writes it, at this depth of indentation. */
export function pythonLiteral(value: unknown, depth = 0): string {
  const inner = step.repeat(depth + 1);
  const close = `\n${step.repeat(depth)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((one) => `${inner}${pythonLiteral(one, depth + 1)},`).join("\n")}${close}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return "{}";
    const lines = entries.map(
      ([name, one]) => `${inner}${JSON.stringify(name)}: ${pythonLiteral(one, depth + 1)},`,
    );
    return `{\n${lines.join("\n")}${close}}`;
  }
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}
