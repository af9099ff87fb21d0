import { Group, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconTableImport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface DropAnywhereProps {
  active: boolean;
  onDrop: (file: File) => void;
}

/** Takes a file wherever it is dropped in the window. */
export function DropAnywhere({ active, onDrop }: DropAnywhereProps) {
  const { t } = useTranslation("batch");
  return (
    <Dropzone.FullScreen
      active={active}
      // It lies over the whole window, outside of its landmarks.
      role="region"
      aria-label={t("drop.here")}
      onDrop={([file]) => file && onDrop(file)}
      multiple={false}
      inputProps={{ "aria-label": t("drop.file") }}
    >
      <Group justify="center" h="90vh">
        <IconTableImport size={48} aria-hidden />
        <Text size="xl">{t("drop.here")}</Text>
      </Group>
    </Dropzone.FullScreen>
  );
}
