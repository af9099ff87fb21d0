import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { useDefaultPrinter } from "../../station/printers.ts";
import { Problem } from "../../ui/Problem.tsx";
import { LinkWay } from "./LinkWay.tsx";

/** Prints a test page on the printer that labels go to; the way to a printer where there is none. */
export function PrinterWay() {
  const { t } = useTranslation("goingLive");
  const printer = useDefaultPrinter();
  const print = useMutation({ mutationFn: station.printTestPage });
  return (
    <>
      <Group gap="md">
        {printer ? (
          <Button
            variant="default"
            loading={print.isPending}
            onClick={() => print.mutate({ profileId: printer.id })}
          >
            {t("testPage", { name: printer.name })}
          </Button>
        ) : null}
        <LinkWay to="/print/printers/all" words="printers" />
      </Group>
      <Problem error={print.error} />
    </>
  );
}
