import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PrintedBefore } from "./use-print.ts";

interface AskAgainProps {
  asked: PrintedBefore | null;
  onAll: () => void;
  onRest: () => void;
  onClose: () => void;
}

/** A second print of a label is asked about, with the number of labels. Enter is harmless: it prints what is missing, or nothing. */
export function AskAgain({ asked, onAll, onRest, onClose }: AskAgainProps) {
  const { t } = useTranslation("printing");
  const { t: common } = useTranslation("common");
  const { count, total } = asked ?? { count: 0, total: 0 };
  const rest = total - count;
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
        <Text fw={600}>
          {rest > 0 ? t("again.words", { count, total }) : t("again.everyOne", { count })}
        </Text>
        <Text>{t("again.warning")}</Text>
        <Group gap="xs" justify="flex-end">
          {rest > 0 ? (
            <Button data-autofocus onClick={onRest}>
              {t("again.rest", { count: rest })}
            </Button>
          ) : null}
          <Button variant="default" onClick={onAll}>
            {t("again.all", { count: total })}
          </Button>
          <Button variant="default" data-autofocus={rest > 0 ? undefined : true} onClick={onClose}>
            {common("cancel")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
