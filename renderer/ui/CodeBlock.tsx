import { Box, Code, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./CodeBlock.module.css";
import { CopyText } from "./CopyText.tsx";

interface CodeBlockProps {
  /** What it is: spoken, and shown above it. */
  title: string;
  code: string;
  /** Beside the copy button. */
  actions?: ReactNode;
  maxHeight?: number;
  /** Long lines go on in the next; what is copied has no such breaks. */
  wraps?: boolean;
}

/** Text that is meant to be copied exactly. Long ones scroll in their own box, by keyboard too. */
export function CodeBlock({
  title,
  code,
  actions,
  maxHeight = 320,
  wraps = false,
}: CodeBlockProps) {
  return (
    <Box component="figure" m={0}>
      <Group justify="space-between" mb={4} gap="xs" wrap="nowrap">
        <Text component="figcaption" size="xs" fw={600}>
          {title}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {actions}
          <CopyText text={code} what={title} />
        </Group>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <Code
        block
        tabIndex={0}
        role="region"
        aria-label={title}
        mah={maxHeight}
        fz="xs"
        {...(wraps ? { className: classes["wraps"] } : {})}
      >
        {code}
      </Code>
    </Box>
  );
}
