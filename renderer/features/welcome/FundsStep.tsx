import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { station } from "../../station/connect.ts";
import { useStation, useWallet } from "../../station/queries.ts";
import { formatCoins } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { useFirstFocus } from "../../ui/use-first-focus.ts";

/** LTC: enough for the sample orders many times over. */
const amount = "10";

/** Play money with one press; in live mode the way to the wallet. */
export function FundsStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("welcome");
  const go = useFirstFocus<HTMLButtonElement>();
  const { data: about } = useStation();
  const { data: wallet } = useWallet();
  const deposit = useMutation({
    mutationFn: () => station.deposit({ currency: "LTC", amount }),
    onSuccess: onDone,
  });
  const held = wallet?.currencies.find(({ currency }) => currency === "LTC")?.available ?? "0";
  const skip = (
    <Button variant="default" onClick={onDone}>
      {t("skip")}
    </Button>
  );
  if (about?.mode === "live")
    return (
      <Stack gap="sm" align="flex-start">
        <Text>{t("fundsLive")}</Text>
        <Group gap="xs">
          <Anchor component={Link} href="/wallet">
            {t("fundsWallet")}
          </Anchor>
          {skip}
        </Group>
      </Stack>
    );
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t("fundsWhy")}</Text>
      {Number(held) > 0 ? (
        <Text role="status">{t("fundsDone", { amount: formatCoins(held) })}</Text>
      ) : null}
      <Problem title={t("fundsNot")} error={deposit.error} />
      <Group gap="xs">
        <Button ref={go} loading={deposit.isPending} onClick={() => deposit.mutate()}>
          {t("fundsDeposit", { amount })}
        </Button>
        {skip}
      </Group>
    </Stack>
  );
}
