import { Alert, Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { useCheckGoingLive, useGoingLive } from "../../station/going-live.ts";
import { mode } from "../../station/mode.ts";
import { Problem } from "../../ui/Problem.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { StepCard } from "./StepCard.tsx";

/** The guided way to the first label of real money: each need with its state, its sentence and what to do about it. */
export function GoingLiveScreen() {
  const { t } = useTranslation("goingLive");
  const [, go] = useLocation();
  const { data, error } = useGoingLive();
  const check = useCheckGoingLive();
  if (mode === "sandbox")
    return (
      <Screen title={t("title")}>
        <Text>{t("sandbox")}</Text>
        <Button variant="default" w="max-content" onClick={() => go("/settings/mode")}>
          {t("toMode")}
        </Button>
      </Screen>
    );
  return (
    <Screen
      title={t("title")}
      actions={
        <Button loading={check.isPending} onClick={() => check.mutate()}>
          {t("check")}
        </Button>
      }
    >
      <Text maw={760}>{t("lead")}</Text>
      <Problem title={t("notChecked")} error={error ?? check.error} />
      {data ? (
        <Alert
          role="status"
          maw={760}
          color={data.ready ? "green" : "yellow"}
          title={data.ready ? t("ready") : t("notReady")}
        >
          {data.ready ? (
            <Button variant="default" mt={4} onClick={() => go("/batch")}>
              {t("begin")}
            </Button>
          ) : (
            t("notReadyWhy")
          )}
        </Alert>
      ) : null}
      <Stack gap="xs" maw={760} component="ol" p={0} m={0} aria-label={t("steps")}>
        {data?.steps.map((step, index) => (
          <StepCard key={step.step} step={step} number={index + 1} />
        ))}
      </Stack>
    </Screen>
  );
}
