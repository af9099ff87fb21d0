import { Alert, Group, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Deposit } from "#shared/contract/desk/purse.ts";
import { formatCoins } from "../../../ui/format.ts";

/** Of money that was taken back: how much, and what of it is missing still. */
function Disputed({ deposit: { amount, currency, owed } }: { deposit: Deposit }) {
  const { t } = useTranslation("deposits");
  const isOwed = owed !== null && /[1-9]/.test(owed);
  return (
    <Alert
      color="red"
      role="alert"
      title={t("disputed", { amount: formatCoins(amount), currency })}
    >
      {t("disputedText")}
      {isOwed ? ` ${t("owed", { amount: formatCoins(owed), currency })}` : ""}
    </Alert>
  );
}

function Waiting({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("deposits");
  const { amount, currency, confirmations, needed, state, problem } = deposit;
  const count = Math.min(confirmations, needed);
  const words =
    state === "small"
      ? t("states.small")
      : problem
        ? t(`problems.${problem}`)
        : confirmations === 0
          ? t("unconfirmed")
          : t("confirmations", { count, needed });
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="xs">
          {formatCoins(amount)} {currency}
        </Text>
        <Text size="xs" c="dimmed">
          {words}
        </Text>
      </Group>
      {state === "small" ? null : (
        <Progress
          value={(count * 100) / needed}
          aria-label={t("progressOf", { amount: formatCoins(amount), currency })}
        />
      )}
    </div>
  );
}

/** What is on its way, with how far it is; told again when it moves on. */
export function Arriving({ deposits }: { deposits: readonly Deposit[] }) {
  return (
    <Stack gap={6} aria-live="polite">
      {deposits.map((deposit) =>
        deposit.state === "disputed" ? (
          <Disputed key={deposit.id} deposit={deposit} />
        ) : (
          <Waiting key={deposit.id} deposit={deposit} />
        ),
      )}
    </Stack>
  );
}
