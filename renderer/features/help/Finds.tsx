import { Anchor, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { guidePages } from "./guide-pages.ts";
import { routeOf, slugOf } from "./guide-paths.ts";
import { searchGuide } from "./search-guide.ts";

/** The sections that a search found. */
export function Finds({ query }: { query: string }) {
  const { t } = useTranslation("help");
  const finds = searchGuide(guidePages, query);
  return (
    <Stack gap="sm" maw={760}>
      <Text role="status">{t("found", { count: finds.length })}</Text>
      {finds.map(({ page, title, heading, excerpt }) => (
        <div key={`${page} ${heading}`}>
          <Anchor
            component={Link}
            href={routeOf(page, heading === title ? undefined : slugOf(heading))}
          >
            {heading === title ? title : `${title}: ${heading}`}
          </Anchor>
          <Text size="xs" c="dimmed">
            {excerpt}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
