import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Network as Way } from "#shared/contract/desk/network.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { usePolicy } from "../../station/policy.ts";
import { formatDay } from "../../ui/format.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { Problem } from "../../ui/Problem.tsx";

const key = ["settings", "network"];
const take = (now: Way) => queries.setQueryData(key, now);

/** How the station gets out where a company has a proxy, and the proxy an authority of its own. */
export function Network() {
  const { t } = useTranslation("settings");
  const { data, error } = useQuery({ queryKey: key, queryFn: () => station.getNetwork() });
  if (!data) return <Problem title={t("unreadable")} error={error} />;
  return (
    <Stack gap="lg" maw={640}>
      <Proxy key={data.proxy ?? ""} network={data} />
      <Authority network={data} />
    </Stack>
  );
}

function Proxy({ network }: { network: Way }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { policy } = usePolicy();
  const isFixed = policy.network?.proxy !== undefined;
  const save = useMutation({ mutationFn: station.setProxy, onSuccess: take });
  const form = useForm({ initialValues: { url: network.proxy ?? "" } });
  return (
    <form
      aria-label={t("proxy")}
      noValidate
      onSubmit={form.onSubmit(({ url }) => save.mutate({ url: url.trim() || null }))}
    >
      <Stack gap="xs" align="flex-start">
        <TextInput
          w="100%"
          label={t("proxy")}
          description={t("proxyHint")}
          placeholder="http://proxy.example.com:3128"
          readOnly={isFixed}
          {...form.getInputProps("url")}
        />
        {network.readable ? null : <Text role="alert">{t("proxyUnreadable")}</Text>}
        <ManagedNote isFixed={isFixed} contact={policy.contact} />
        {isFixed ? null : (
          <Button type="submit" variant="default" loading={save.isPending}>
            {common("save")}
          </Button>
        )}
        <Problem title={t("notSaved")} error={save.error} />
      </Stack>
    </form>
  );
}

function Authority({ network: { authority } }: { network: Way }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { policy } = usePolicy();
  const isFixed = policy.network?.authorityFile !== undefined;
  const choose = useMutation({ mutationFn: () => station.chooseAuthority(), onSuccess: take });
  const forget = useMutation({ mutationFn: () => station.forgetAuthority(), onSuccess: take });
  return (
    <section aria-label={t("authority")}>
      <Title order={2}>{t("authority")}</Title>
      <Text c="dimmed" mb="xs">
        {t("authorityHint")}
      </Text>
      {authority ? (
        <>
          <Text>
            {t("authorityIs", { name: authority.name, day: formatDay(authority.validTo) })}
          </Text>
          <Text size="xs" ff="monospace" mb="xs">
            {authority.fingerprint}
          </Text>
        </>
      ) : null}
      <ManagedNote isFixed={isFixed} contact={policy.contact} />
      <Group gap="xs">
        {isFixed ? null : (
          <Button variant="default" loading={choose.isPending} onClick={() => choose.mutate()}>
            {t("authorityChoose")}
          </Button>
        )}
        {authority && !isFixed ? (
          <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
            {common("remove")}
          </Button>
        ) : null}
      </Group>
      <Problem title={t("authorityNot")} error={choose.error ?? forget.error} />
    </section>
  );
}
