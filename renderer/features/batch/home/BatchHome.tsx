import { Button, Group, Loader, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconFileSpreadsheet, IconPlus, IconTestPipe } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import sample from "../../../../resources/examples/orders-sample.csv?raw";
import { Screen } from "../../../ui/Screen.tsx";
import { BatchList } from "./BatchList.tsx";
import { DropAnywhere } from "./DropAnywhere.tsx";
import { givenFile, givenText, useTakeOrders } from "./take-orders.ts";
import { usePaste } from "./use-paste.ts";

/** Where a day begins: drop the orders here, or go on with a batch. */
export function BatchHome() {
  const { t } = useTranslation("batch");
  const { reading, take, startEmpty } = useTakeOrders();
  const open = useRef<() => void>(null);
  usePaste((given) => void take(given));
  const drop = (file: File) => void take(givenFile(file));
  return (
    <Screen title={t("title")}>
      <DropAnywhere active={reading === null} onDrop={drop} />
      <Dropzone
        onDrop={([file]) => file && drop(file)}
        multiple={false}
        openRef={open}
        activateOnKeyboard={false}
        tabIndex={-1}
        enablePointerEvents
        inputProps={{ "aria-label": t("drop.file") }}
        py="xl"
      >
        <Stack align="center" gap="xs">
          <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden />
          <Text size="lg" fw={600}>
            {t("drop.title")}
          </Text>
          <Text c="dimmed">{t("drop.kinds")}</Text>
          <Group gap="xs" mt="xs" onClick={(event) => event.stopPropagation()}>
            <Button onClick={() => open.current?.()} data-autofocus>
              {t("drop.choose")}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={14} />}
              onClick={() => void startEmpty()}
            >
              {t("drop.byHand")}
            </Button>
            <Button
              variant="default"
              leftSection={<IconTestPipe size={14} />}
              onClick={() => void take(givenText("orders-sample.csv", sample))}
            >
              {t("drop.sample")}
            </Button>
          </Group>
          <Group gap="xs" mih={24} role="status">
            {reading ? (
              <>
                <Loader size="xs" />
                <Text>{t("drop.reading", reading)}</Text>
              </>
            ) : null}
          </Group>
        </Stack>
      </Dropzone>
      <BatchList />
    </Screen>
  );
}
