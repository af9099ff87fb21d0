import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { station } from "../../station/connect.ts";
import { usePolicy } from "../../station/policy.ts";
import { sayProblem } from "../../texts/say-problem.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { type ProfileDraft, routeKinds } from "./profile-draft.ts";
import { useSystemPrinters } from "./queries.ts";

interface RouteFieldsProps {
  values: ProfileDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<ProfileDraft>) => void;
}

/** The printers that the company allows, as a person knows them. */
function namesOf({ printers = [] }: Policy): string {
  const names = printers.map((one) =>
    "queue" in one ? one.queue : "host" in one ? `${one.host}:${one.port}` : one.folder,
  );
  return names.join(", ") || "–";
}

/** The way to the printer: a printer of this computer, one in the network, or a folder. */
export function RouteFields({ values, errors, onChange }: RouteFieldsProps) {
  const { t } = useTranslation("printing");
  const choose = async () => {
    const { path } = await station.chooseFolder();
    if (path !== null) onChange({ folder: path });
  };
  const { policy } = usePolicy();
  return (
    <>
      <ManagedNote
        isFixed={policy.printers !== undefined}
        contact={policy.contact}
        also={t("printers.allowed", { names: namesOf(policy) })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t("printers.route")}
        data={routeKinds.map((value) => ({ value, label: t(`printers.routes.${value}`) }))}
        value={values.kind}
        onChange={(kind) => onChange({ kind })}
        transitionDuration={0}
      />
      {values.kind === "spooler" ? (
        <Queue values={values} error={errors.get("route.queue")} onChange={onChange} />
      ) : null}
      {values.kind === "zpl" ? (
        <Group grow align="flex-start" gap="xs">
          <TextInput
            label={t("printers.host")}
            placeholder="192.168.1.50"
            value={values.host}
            error={errors.get("route.host")}
            onChange={(event) => onChange({ host: event.currentTarget.value })}
          />
          <NumberInput
            size="xs"
            label={t("printers.port")}
            thousandSeparator={false}
            value={values.port}
            error={errors.get("route.port")}
            onChange={(port) => onChange({ port })}
          />
        </Group>
      ) : null}
      {values.kind === "folder" ? (
        <Group align="flex-end" gap="xs">
          <TextInput
            flex={1}
            label={t("printers.folder")}
            value={values.folder}
            error={errors.get("route.folder")}
            readOnly
          />
          <Button variant="default" onClick={() => void choose()}>
            {t("printers.choose")}
          </Button>
        </Group>
      ) : null}
    </>
  );
}

interface QueueProps {
  values: ProfileDraft;
  error: string | undefined;
  onChange: RouteFieldsProps["onChange"];
}

/** A choice where the system names its printers; a field to type in where it does not. */
function Queue({ values, error, onChange }: QueueProps) {
  const { t } = useTranslation("printing");
  const { data } = useSystemPrinters();
  const printers = data?.printers ?? [];
  if (printers.length === 0)
    return (
      <TextInput
        label={t("printers.queueTyped")}
        description={data?.problem ? sayProblem(data.problem) : undefined}
        value={values.queue}
        error={error}
        onChange={(event) => onChange({ queue: event.currentTarget.value })}
      />
    );
  const names = printers.map(({ queue, description }) => ({
    value: queue,
    label: description === "" || description === queue ? queue : `${queue} (${description})`,
  }));
  // A printer that is unplugged today stays chosen.
  const isKnown = names.some(({ value }) => value === values.queue);
  return (
    <NativeSelect
      label={t("printers.queue")}
      data={isKnown ? names : [{ value: values.queue, label: values.queue }, ...names]}
      value={values.queue}
      error={error}
      onChange={(event) => onChange({ queue: event.currentTarget.value })}
    />
  );
}
