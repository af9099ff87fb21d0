import { Badge, Code, Group, Text } from "@mantine/core";
import { useStation } from "../station/queries.ts";

/** The station in one line: what it is called, whether money is real, where its API is. */
export function Header() {
  const { data, error } = useStation();
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="xs">
        <Text fw={700} size="md">
          Shipdeck
        </Text>
        {data ? <Text c="dimmed">{data.version}</Text> : null}
        {data?.mode === "sandbox" ? <Badge color="yellow">Sandbox: play money</Badge> : null}
      </Group>
      <Group gap="xs" role="status" aria-label="Station status" wrap="nowrap">
        {data?.apiUrl ? (
          <>
            <Badge color="green">Running</Badge>
            <Text>
              API at <Code>{data.apiUrl}</Code>
            </Text>
          </>
        ) : null}
        {data && !data.apiUrl ? (
          <>
            <Badge color="red">API off</Badge>
            <Text truncate>{data.apiProblem ?? "The API is not served."}</Text>
          </>
        ) : null}
        {data?.storageProblem ? <Badge color="red">{data.storageProblem}</Badge> : null}
        {error ? (
          <>
            <Badge color="red">Not running</Badge>
            <Text truncate>{error.message}</Text>
          </>
        ) : null}
        {!data && !error ? <Badge color="gray">Starting</Badge> : null}
      </Group>
    </Group>
  );
}
