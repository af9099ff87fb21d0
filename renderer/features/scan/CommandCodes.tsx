import { Modal, SimpleGrid, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../ui/Problem.tsx";
import { type Command, commandCode, commands } from "./commands.ts";
import classes from "./Scan.module.css";

/** The barcodes that stand for the keys. */
export function CommandCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("scan");
  const { t: common } = useTranslation("common");
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={t("codes.title")}
      closeButtonProps={{ "aria-label": common("close") }}
      transitionProps={{ duration: 0 }}
    >
      <Text mb="md">{t("codes.help")}</Text>
      <SimpleGrid cols={2} spacing="lg">
        {commands.map((command) => (
          <Code key={command} command={command} />
        ))}
      </SimpleGrid>
    </Modal>
  );
}

function Code({ command }: { command: Command }) {
  const { t } = useTranslation("scan");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const draw = async () => {
      // Loaded when it is wanted: all symbologies in one file.
      const { code128 } = await import("bwip-js/browser");
      if (canvas.current)
        code128(canvas.current, {
          bcid: "code128",
          text: commandCode(command),
          scale: 2,
          height: 14,
        });
    };
    draw().catch((why: unknown) => setError(why instanceof Error ? why : new Error(String(why))));
  }, [command]);
  return (
    <figure className={classes["code"]}>
      <canvas ref={canvas} role="img" aria-label={commandCode(command)} />
      <figcaption>{t(`codes.${command}`)}</figcaption>
      <Problem title={t("codes.failed")} error={error} />
    </figure>
  );
}
