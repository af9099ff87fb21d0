import { AppShell } from "@mantine/core";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { mode } from "../station/mode.ts";
import { AskFirst } from "./AskFirst.tsx";
import { Header } from "./Header.tsx";
import { Navigation } from "./Navigation.tsx";
import { Notice } from "./Notice.tsx";
import { Palette } from "./Palette.tsx";
import { Purse } from "./Purse.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import classes from "./Shell.module.css";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { StorageNotice } from "./StorageNotice.tsx";
import { useFirstRun } from "./use-first-run.ts";
import { useLostFocus } from "./use-lost-focus.ts";
import { useMainFocus } from "./use-main-focus.ts";
import { useModeTitle } from "./use-mode-title.ts";
import { useNotices } from "./use-notices.ts";
import { usePreparedScreens } from "./use-prepared-screens.ts";
import { usePreferredLanguage } from "./use-preferred-language.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** What stands around every screen: the station's state, the way to the other screens, the balances. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  usePreferredLanguage();
  useFirstRun();
  useNotices(path);
  useModeTitle();
  useShortcuts();
  useLostFocus();
  usePreparedScreens();
  const main = useMainFocus(path);
  return (
    <AppShell header={{ height: 48 }} navbar={{ width: 210, breakpoint: 0 }} padding="md">
      <AppShell.Header className={classes[mode]}>
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
      <AppShell.Main ref={main} tabIndex={-1}>
        <StorageNotice />
        <Notice />
        <ScreenBoundary resetKey={path}>{children}</ScreenBoundary>
      </AppShell.Main>
      <AskFirst />
      <Palette />
      <ShortcutSheet />
    </AppShell>
  );
}
