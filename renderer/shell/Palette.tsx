import { Spotlight } from "@mantine/spotlight";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { palette, paletteStore } from "./palette.ts";
import { useFoundActions, useFoundOrders, useFoundScreens } from "./palette-finds.ts";

/** Search and do anything from the keyboard: screens, actions, orders by whatever is known of them. */
export function Palette() {
  const { t } = useTranslation("shell");
  const [query, setQuery] = useState("");
  const groups = [
    { label: t("paletteScreens"), finds: useFoundScreens(query) },
    { label: t("paletteActions"), finds: useFoundActions(query) },
    { label: t("paletteOrders"), finds: useFoundOrders(query) },
  ].filter(({ finds }) => finds.length > 0);
  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      // It clears itself only when it has faded away: who opens it again sooner would type on.
      onSpotlightOpen={() => setQuery("")}
      shortcut={null}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search placeholder={t("palette")} aria-label={t("palette")} />
      <Spotlight.ActionsList>
        {groups.length === 0 ? <Spotlight.Empty>{t("paletteEmpty")}</Spotlight.Empty> : null}
        {groups.map(({ label, finds }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {finds.map(({ id, name, detail, run }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={detail}
                onClick={() => {
                  palette.close();
                  run();
                }}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
