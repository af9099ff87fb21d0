import { Stack, Tabs } from "@mantine/core";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useRoute } from "wouter";
import { useSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { About } from "./About.tsx";
import { AddressBook } from "./AddressBook.tsx";
import { Backups } from "./Backups.tsx";
import { Computer } from "./Computer.tsx";
import { CustomsDefaults } from "./CustomsDefaults.tsx";
import { DataFolder } from "./DataFolder.tsx";
import { LogViewer } from "./LogViewer.tsx";
import { ModeSwitch } from "./ModeSwitch.tsx";
import { Network } from "./Network.tsx";
import { Packages } from "./Packages.tsx";
import { RateCards } from "./RateCards.tsx";
import { Security } from "./Security.tsx";
import { ShippingDefaults } from "./ShippingDefaults.tsx";
import { Updates } from "./Updates.tsx";

function Shipping() {
  return (
    <Stack gap="lg">
      <AddressBook />
      <ShippingDefaults />
    </Stack>
  );
}

const tabs = [
  ["shipping", Shipping],
  ["packages", Packages],
  ["customs", CustomsDefaults],
  ["rate-cards", RateCards],
  ["computer", Computer],
  ["mode", ModeSwitch],
  ["network", Network],
  ["data", DataFolder],
  ["backup", Backups],
  ["security", Security],
  ["updates", Updates],
  ["log", LogViewer],
  ["about", About],
] as const satisfies readonly (readonly [string, ComponentType])[];

/** Everything that is set once and used every day. The open subject is in the address. */
export function SettingsScreen() {
  const { t } = useTranslation("settings");
  const { error } = useSettings();
  const [, go] = useLocation();
  const [, params] = useRoute("/settings/:tab");
  const here = tabs.find(([name]) => name === params?.tab)?.[0] ?? "shipping";
  return (
    <Screen title={t("title")}>
      <Problem title={t("unreadable")} error={error} />
      <Tabs
        orientation="vertical"
        keepMounted={false}
        styles={{ tabLabel: { textAlign: "start" } }}
        value={here}
        onChange={(tab) => go(`/settings/${tab ?? ""}`)}
      >
        <Tabs.List aria-label={t("sections")} w={170}>
          {tabs.map(([name]) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(([name, Part]) => (
          <Tabs.Panel key={name} value={name} pl="md">
            <Part />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Screen>
  );
}
