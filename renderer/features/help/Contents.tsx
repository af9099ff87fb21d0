import { NavLink, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { contentsOf } from "./guide-contents.ts";
import { guidePages } from "./guide-pages.ts";
import { frontPage, routeOf } from "./guide-paths.ts";

const groups = contentsOf(guidePages.get(frontPage) ?? "");

/** What the guide has, by reader. */
export function Contents({ page }: { page: string }) {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("contents")}>
      <Stack gap="xs">
        {groups.map(({ title, pages }) => (
          <section key={title} aria-label={title}>
            <Text fw={600} size="xs" px="xs">
              {title}
            </Text>
            {pages.map((entry) => (
              <NavLink
                key={entry.page}
                component={Link}
                href={routeOf(entry.page)}
                label={entry.name}
                active={entry.page === page}
                aria-current={entry.page === page ? "page" : undefined}
                py={2}
              />
            ))}
          </section>
        ))}
      </Stack>
    </nav>
  );
}
