import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PrintedBefore } from "./use-print.ts";

interface AskAgainProps {
  asked: PrintedBefore | null;
  onAll: () => void;
  onRest: () => void;
  onClose: () => void;
}

/** A second print of a label is asked about, with the number of labels. */
export function AskAgain({ asked, onAll, onRest, onClose }: AskAgainProps) {
  const { t } = useTranslation("printing");
  const { t: common } = useTranslation("common");
  const { count, total } = asked ?? { count: 0, total: 0 };
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      title={t("again.title")}
      closeButtonProps={{ "aria-label": common("close") }}
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="sm">
        <Text fw={600}>{t("again.words", { count, total })}</Text>
        <Text>{t("again.warning")}</Text>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common("cancel")}
          </Button>
          {count < total ? (
            <Button variant="default" data-autofocus onClick={onRest}>
              {t("again.rest", { rest: total - count })}
            </Button>
          ) : null}
          <Button data-autofocus={count < total ? undefined : true} onClick={onAll}>
            {t("again.all", { total })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
