import { Text } from "@mantine/core";

/** A few lines under a small heading. */
export function Facts({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line} size="xs">
          {line}
        </Text>
      ))}
    </section>
  );
}
