import { NavLink } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useRoute } from "wouter";
import { type ScreenEntry, screens } from "../screens.tsx";

function Entry({ path, texts }: ScreenEntry) {
  const { t } = useTranslation(texts);
  const [isHere] = useRoute(`${path}/*?`);
  return (
    <NavLink
      component={Link}
      href={path}
      label={t("title")}
      active={isHere}
      aria-current={isHere ? "page" : undefined}
    />
  );
}

export function Navigation() {
  return (
    <nav aria-label="Screens">
      {screens.map((screen) => (
        <Entry key={screen.path} {...screen} />
      ))}
    </nav>
  );
}
