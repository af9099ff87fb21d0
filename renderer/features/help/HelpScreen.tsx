import { Box, Group, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";
import { Contents } from "./Contents.tsx";
import { Finds } from "./Finds.tsx";
import { guidePages } from "./guide-pages.ts";
import { frontPage, pageOf } from "./guide-paths.ts";
import { titleOf } from "./guide-text.ts";
import { Markdown } from "./Markdown.tsx";

export interface HelpScreenProps {
  /** As the address names it; the front page when absent. */
  name?: string | undefined;
  section?: string | undefined;
}

interface PageProps {
  page: string;
  text: string;
  section: string | undefined;
}

/** A page, shown from its top or from the section that was asked for. */
function Page({ page, text, section }: PageProps) {
  useEffect(() => {
    const heading = section && document.querySelector<HTMLElement>(`#${CSS.escape(section)}`);
    if (!heading) {
      window.scrollTo(0, 0);
      return;
    }
    heading.scrollIntoView({ block: "start" });
    heading.focus({ preventScroll: true });
  }, [section]);
  return <Markdown page={page} text={text} />;
}

/** The guide, as it lies in the program: it needs no network. */
export function HelpScreen({ name, section }: HelpScreenProps) {
  const { t, i18n } = useTranslation("help");
  const [query, setQuery] = useState("");
  const asked = pageOf(name);
  const page = guidePages.has(asked) ? asked : frontPage;
  const text = guidePages.get(page) ?? "";
  const isSearching = query.trim().length > 1;
  return (
    <Screen
      title={page === frontPage ? t("title") : titleOf(text)}
      actions={
        <TextInput
          type="search"
          w={280}
          aria-label={t("search")}
          placeholder={t("search")}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      }
    >
      {i18n.language === "en" ? null : <Text c="dimmed">{t("inEnglish")}</Text>}
      <Group align="flex-start" gap="lg" wrap="nowrap">
        <Box w={230} style={{ flexShrink: 0 }}>
          <Contents page={page} />
        </Box>
        <Box component="article" lang="en" miw={0}>
          {isSearching ? (
            <Finds query={query} />
          ) : (
            <Page page={page} text={text} section={section} />
          )}
        </Box>
      </Group>
    </Screen>
  );
}
