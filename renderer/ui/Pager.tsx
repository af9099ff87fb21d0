import { Button, Group, Text } from "@mantine/core";

interface PagerProps {
  limit: number;
  offset: number;
  total: number;
  onChange: (offset: number) => void;
}

/** Where in a long list we are, with the way back and on. Nothing for a list of one page. */
export function Pager({ limit, offset, total, onChange }: PagerProps) {
  if (total <= limit) return null;
  const last = Math.min(offset + limit, total);
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      <Text c="dimmed">
        {offset + 1}–{last} of {total}
      </Text>
      <Button variant="default" disabled={offset === 0} onClick={() => onChange(offset - limit)}>
        Newer
      </Button>
      <Button variant="default" disabled={last >= total} onClick={() => onChange(offset + limit)}>
        Older
      </Button>
    </Group>
  );
}
