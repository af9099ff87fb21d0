import { Tabs } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useRoute } from "wouter";
import { Screen } from "../../ui/Screen.tsx";
import { EndOfDay } from "./EndOfDay.tsx";
import { Jobs } from "./Jobs.tsx";
import { Journal } from "./Journal.tsx";
import { Pages } from "./Pages.tsx";
import { Printers } from "./Printers.tsx";
import { sourceOf } from "./source.ts";

const tabs = ["pages", "day", "jobs", "journal", "printers"] as const;

/** The tab of an address such as `/print/jobs/all`; the pages for all others. */
function tabOf(name: string | null | undefined): (typeof tabs)[number] {
  return tabs.find((tab) => tab === name) ?? "pages";
}

/** What is printed, how, and what was printed. */
export function PrintingScreen() {
  const { t } = useTranslation("printing");
  const [, params] = useRoute("/print/:kind/:id");
  const [place] = useLocation();
  const [chosen, setChosen] = useState({ place, tab: tabOf(params?.kind) });
  const tab = chosen.place === place ? chosen.tab : tabOf(params?.kind);
  return (
    <Screen title={t("title")}>
      <Tabs
        value={tab}
        onChange={(name) => setChosen({ place, tab: tabOf(name) })}
        keepMounted={false}
      >
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
        <Tabs.Panel value="day">
          <EndOfDay />
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
