import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import sample from "../../../resources/examples/orders-sample.csv?raw";
import { station } from "../../station/connect.ts";
import { Problem } from "../../ui/Problem.tsx";
import { useFirstFocus } from "../../ui/use-first-focus.ts";

/** The first orders: the sample, a file of one's own, or a single parcel. */
export function OrdersStep({ onLeave }: { onLeave: (to: string) => void }) {
  const { t } = useTranslation("welcome");
  const go = useFirstFocus<HTMLButtonElement>();
  const take = useMutation({
    mutationFn: () =>
      station.importBatch({
        fileName: "orders-sample.csv",
        bytes: new TextEncoder().encode(sample),
      }),
    onSuccess: ({ id }) => onLeave(`/batch/${id}`),
  });
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t("ordersWhy")}</Text>
      <Problem title={t("ordersNot")} error={take.error} />
      <Group gap="xs">
        <Button ref={go} loading={take.isPending} onClick={() => take.mutate()}>
          {t("ordersSample")}
        </Button>
        <Button variant="default" onClick={() => onLeave("/batch")}>
          {t("ordersOwn")}
        </Button>
        <Button variant="default" onClick={() => onLeave("/ship")}>
          {t("ordersOne")}
        </Button>
      </Group>
    </Stack>
  );
}
