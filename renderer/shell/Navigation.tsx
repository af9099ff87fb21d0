import { Kbd, NavLink } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useRoute } from "wouter";
import { type ScreenEntry, screenKey, screens } from "../screens.tsx";

function Entry({ screen }: { screen: ScreenEntry }) {
  const { path, texts, icon: Icon } = screen;
  const { t } = useTranslation(texts);
  const [isHere] = useRoute(`${path}/*?`);
  return (
    <NavLink
      component={Link}
      href={path}
      label={t("title")}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      rightSection={
        <Kbd size="xs" aria-hidden>
          {screenKey(screen)}
        </Kbd>
      }
      active={isHere}
      aria-current={isHere ? "page" : undefined}
      aria-keyshortcuts={`Control+${screenKey(screen)}`}
    />
  );
}

export function Navigation() {
  const { t } = useTranslation("shell");
  return (
    <nav aria-label={t("screens")}>
      {screens.map((screen) => (
        <Entry key={screen.path} screen={screen} />
      ))}
    </nav>
  );
}
