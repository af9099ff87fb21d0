import { List, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OwnRateCard } from "#shared/contract/desk/rate-cards.ts";

/** So many wrong lines are shown at once. */
const shown = 20;

/** Every line of a rate card that is wrong, in the station's words. */
export function CardProblems({ card }: { card: OwnRateCard }) {
  const { t } = useTranslation("settings");
  const rest = card.problems.length - shown;
  return (
    <>
      <List size="xs">
        {card.problems.slice(0, shown).map(({ line, message }) => (
          <List.Item key={`${line} ${message}`}>
            {line === null ? "" : `${t("rateCardLine", { line })} `}
            {message}
          </List.Item>
        ))}
      </List>
      {rest > 0 ? <Text size="xs">{t("rateCardMore", { count: rest })}</Text> : null}
    </>
  );
}
