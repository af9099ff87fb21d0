import { Group, Kbd, Modal, SimpleGrid, Table, Title } from "@mantine/core";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { screenKey, screens } from "../screens.tsx";
import { sheet, useSheet } from "./sheet.ts";
import { useScreenName } from "./use-screen-name.ts";
import { type ShortcutGroup, shortcutGroups } from "./shortcuts.ts";

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Group gap={4} wrap="nowrap">
      {keys.map((key) => (
        <Fragment key={key}>
          <Kbd size="xs">{key}</Kbd>
        </Fragment>
      ))}
    </Group>
  );
}

function Lines({
  title,
  lines,
}: {
  title: string;
  lines: readonly (readonly [readonly string[], string])[];
}) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h2" mb={4}>
        {title}
      </Title>
      <Table verticalSpacing={3} withRowBorders={false}>
        <Table.Tbody>
          {lines.map(([keys, said]) => (
            <Table.Tr key={said}>
              <Table.Td w={130}>
                <Keys keys={keys} />
              </Table.Td>
              <Table.Td>{said}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Every keyboard shortcut on one sheet. */
export function ShortcutSheet() {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const nameOf = useScreenName();
  const isOpen = useSheet();
  const linesOf = ({ keys }: ShortcutGroup) =>
    keys.map(([shown, text]) => [shown, t(text)] as const);
  const toScreens = screens.map(
    (screen) => [["Ctrl", screenKey(screen)], t("keyScreen", { screen: nameOf(screen) })] as const,
  );
  return (
    <Modal
      opened={isOpen}
      onClose={sheet.close}
      title={t("sheet")}
      size="xl"
      closeButtonProps={{ "aria-label": common("close") }}
    >
      <SimpleGrid cols={2}>
        <Lines title={t("screens")} lines={toScreens} />
        {shortcutGroups.map((group) => (
          <Lines key={group.title} title={t(group.title)} lines={linesOf(group)} />
        ))}
      </SimpleGrid>
    </Modal>
  );
}
