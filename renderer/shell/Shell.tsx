import { AppShell } from "@mantine/core";
import type { ReactNode } from "react";
import { Header } from "./Header.tsx";
import { Navigation } from "./Navigation.tsx";
import { Notice } from "./Notice.tsx";
import { Purse } from "./Purse.tsx";

/** What stands around every screen: the station's state, the way to the other screens, the balances. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <AppShell header={{ height: 44 }} navbar={{ width: 190, breakpoint: 0 }} padding="md">
      <AppShell.Header>
        <Header />
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <AppShell.Section grow>
          <Navigation />
        </AppShell.Section>
        <AppShell.Section>
          <Purse />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>
        <Notice />
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
