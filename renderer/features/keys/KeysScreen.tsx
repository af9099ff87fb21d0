import { Tabs } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";
import { ApiTab } from "./ApiTab.tsx";
import { ExamplesTab } from "./ExamplesTab.tsx";
import { KeysTab } from "./KeysTab.tsx";
import { ReferenceTab } from "./reference/ReferenceTab.tsx";

const tabs = {
  keys: KeysTab,
  api: ApiTab,
  examples: ExamplesTab,
  reference: ReferenceTab,
} as const;
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

/** Who may use the local API, how it does, how to use it. */
export function KeysScreen() {
  const { t } = useTranslation("keys");
  const [tab, setTab] = useState<string | null>("keys");
  return (
    <Screen title={t("title")}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="sm">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name} fz="sm">
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const Content = tabs[name];
          return (
            <Tabs.Panel key={name} value={name}>
              <Content />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Screen>
  );
}
