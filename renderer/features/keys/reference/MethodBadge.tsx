import { Badge } from "@mantine/core";

const colors: Readonly<Record<string, string>> = {
  get: "blue",
  post: "green",
  patch: "yellow",
  delete: "red",
};

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge color={colors[method] ?? "gray"} miw={58}>
      {method}
    </Badge>
  );
}
