import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { Problem } from "../../ui/Problem.tsx";

/** What was chosen counts from the next start on, and here is the button for it. */
export function RestartNeeded() {
  const { t } = useTranslation("settings");
  const restart = useMutation({ mutationFn: () => station.restartApp() });
  return (
    <>
      <Text mb={6}>{t("restartWhy")}</Text>
      <Button size="compact-xs" loading={restart.isPending} onClick={() => restart.mutate()}>
        {t("restart")}
      </Button>
      <Problem error={restart.error} />
    </>
  );
}
