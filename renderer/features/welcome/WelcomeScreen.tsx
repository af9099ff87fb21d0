import { Button, Paper, Stepper, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";
import { AddressStep } from "./AddressStep.tsx";
import { FundsStep } from "./FundsStep.tsx";
import { OrdersStep } from "./OrdersStep.tsx";
import { useLeaveWelcome } from "./use-leave-welcome.ts";

/** The first run: sender, play money, first orders. Never in the way: every step can be skipped, and so can all. */
export function WelcomeScreen() {
  const { t } = useTranslation("welcome");
  const [step, setStep] = useState(0);
  const leave = useLeaveWelcome();
  const next = () => setStep(step + 1);
  return (
    <Screen
      title={t("heading")}
      actions={
        <Button variant="default" onClick={() => leave("/batch")}>
          {t("skipAll")}
        </Button>
      }
    >
      <Text>{t("lead")}</Text>
      <Stepper active={step} onStepClick={setStep} size="sm" maw={760} aria-label={t("steps")}>
        <Stepper.Step label={t("address")}>
          <Paper withBorder p="md">
            <AddressStep onDone={next} />
          </Paper>
        </Stepper.Step>
        <Stepper.Step label={t("funds")}>
          <Paper withBorder p="md">
            <FundsStep onDone={next} />
          </Paper>
        </Stepper.Step>
        <Stepper.Step label={t("orders")}>
          <Paper withBorder p="md">
            <OrdersStep onLeave={leave} />
          </Paper>
        </Stepper.Step>
      </Stepper>
    </Screen>
  );
}
