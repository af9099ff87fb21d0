import { Group, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface ScreenProps {
  title: string;
  /** Beside the title: what can be done here. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One screen with its heading. */
export function Screen({ title, actions, children }: ScreenProps) {
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{title}</Title>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
