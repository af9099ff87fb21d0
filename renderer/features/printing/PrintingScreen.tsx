import { Tabs } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoute } from "wouter";
import { Screen } from "../../ui/Screen.tsx";
import { Jobs } from "./Jobs.tsx";
import { Journal } from "./Journal.tsx";
import { Pages } from "./Pages.tsx";
import { Printers } from "./Printers.tsx";
import { sourceOf } from "./source.ts";

const tabs = ["pages", "jobs", "journal", "printers"] as const;

/** What is printed, how, and what was printed. */
export function PrintingScreen() {
  const { t } = useTranslation("printing");
  const [, params] = useRoute("/print/:kind/:id");
  const [tab, setTab] = useState<string | null>("pages");
  return (
    <Screen title={t("title")}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="sm">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="pages">
          <Pages source={sourceOf(params?.kind, params?.id)} />
        </Tabs.Panel>
        <Tabs.Panel value="jobs">
          <Jobs />
        </Tabs.Panel>
        <Tabs.Panel value="journal">
          <Journal />
        </Tabs.Panel>
        <Tabs.Panel value="printers">
          <Printers />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
