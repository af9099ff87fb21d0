import { Alert, Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import { station } from "../../station/connect.ts";
import { queries, type Topic } from "../../station/news.ts";
import { Problem } from "../../ui/Problem.tsx";

type Secrets = Output<Desk["getSecrets"]>;

const key = ["settings", "secrets"];

/** Who keeps the key of the secrets, and what cannot be read. */
export function Security() {
  const { t } = useTranslation("backup");
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => station.getSecrets(),
    // A new webhook may have made the key, a new secret made an unreadable one good.
    meta: { also: ["webhooks"] satisfies Topic[] },
  });
  return (
    <Stack gap="xs" maw={640} component="section" aria-label={t("security")}>
      <Title order={2}>{t("secretsTitle")}</Title>
      <Text c="dimmed">{t("secretsHint")}</Text>
      <Problem title={t("notShown")} error={error} />
      {data ? <Keeper secrets={data} /> : null}
      {data ? <Troubles secrets={data} /> : null}
    </Stack>
  );
}

function Keeper({ secrets }: { secrets: Secrets }) {
  const { t } = useTranslation("backup");
  const { keptBy, keeper, offered, file } = secrets;
  const move = useMutation({
    mutationFn: station.keepSecrets,
    onSuccess: (now) => queries.setQueryData(key, now),
  });
  return (
    <>
      {keptBy === "keychain" ? (
        <>
          <Text>{t("keptByKeychain", { keeper: keeper ?? "" })}</Text>
          <Text c="dimmed">{t("moveToFileWhy")}</Text>
          <Button
            variant="default"
            w="fit-content"
            loading={move.isPending}
            onClick={() => move.mutate({ by: "file" })}
          >
            {t("moveToFile")}
          </Button>
        </>
      ) : null}
      {keptBy === "none" ? <Text>{t("keptByNone")}</Text> : null}
      {keptBy === "file" ? (
        <Alert color="yellow" title={t("keptByFile", { file })}>
          {t("keptByFileWarning")}
        </Alert>
      ) : null}
      {keptBy === "keychain" || offered ? null : <Text c="dimmed">{t("noKeychain")}</Text>}
      {keptBy === "file" && offered ? (
        <Button
          w="fit-content"
          loading={move.isPending}
          onClick={() => move.mutate({ by: "keychain" })}
        >
          {t("moveToKeychain", { keeper: offered })}
        </Button>
      ) : null}
      <Text role="status">{move.isSuccess ? t("moved") : ""}</Text>
      <Problem title={t("notMoved")} error={move.error} />
    </>
  );
}

function Troubles({ secrets }: { secrets: Secrets }) {
  const { t } = useTranslation("backup");
  const { lockedBy, damaged, unreadableWebhooks: count } = secrets;
  return (
    <>
      {lockedBy ? (
        <Alert color="red" title={t("locked", { keeper: lockedBy })}>
          {t("lockedWhy")}
        </Alert>
      ) : null}
      {damaged ? (
        <Alert color="red" title={t("damaged")}>
          {t("damagedWhy")}
        </Alert>
      ) : null}
      {count > 0 ? (
        <Alert color="red" title={t("unreadable", { count })}>
          <Anchor component={Link} href="/webhooks">
            {t("toWebhooks")}
          </Anchor>
        </Alert>
      ) : null}
    </>
  );
}
