import { Alert, Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressVerification } from "#shared/contract/address.ts";
import { station } from "../station/connect.ts";
import { errorsByField } from "../station/field-errors.ts";
import { Problem } from "../ui/Problem.tsx";
import { useFirstFocus } from "../ui/use-first-focus.ts";
import { type AddressDraft, linesOf } from "./address-draft.ts";
import { AddressFields } from "./AddressFields.tsx";
import { Verification } from "./Verification.tsx";
import { standardForm, verificationErrors } from "./verified.ts";

export interface NamedAddress {
  name: string;
  address: AddressDraft;
}

interface AddressFormProps {
  initial: NamedAddress;
  /** What is above the address's fields. */
  legend: string;
  /** There is nothing left to type: the keyboard is on the button that saves. */
  isFilled?: boolean;
  isSaving: boolean;
  /** Why the last saving failed. */
  error: Error | null;
  onSave: (value: NamedAddress) => void;
  /** Beside the button that saves. */
  actions?: ReactNode;
}

/** A ship-from address with its name: verified when it is saved, the standard form one key away, never refused. */
export function AddressForm({
  initial,
  legend,
  isFilled = false,
  isSaving,
  error,
  onSave,
  actions,
}: AddressFormProps) {
  const { t } = useTranslation("settings");
  const form = useForm<NamedAddress>({ mode: "controlled", initialValues: initial });
  const { name, address } = form.values;
  const [found, setFound] = useState<{ of: AddressDraft; result: AddressVerification } | null>(
    null,
  );
  const save = (with_: AddressDraft) =>
    onSave({ name: name.trim() || with_.company || with_.name, address: with_ });
  const verification = useMutation({
    mutationFn: (of: AddressDraft) => station.verifyAddress({ address: of }),
    onSuccess: (result, of) => {
      if (result.verified && !standardForm(of, result)) save(of);
      else setFound({ of, result });
    },
  });
  const result = found?.of === address ? found.result : null;
  const standard = result ? standardForm(address, result) : null;
  const saving = useFirstFocus<HTMLButtonElement>();
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (standard) offer.current?.focus();
  }, [standard]);
  const errors = new Map([
    ...verificationErrors("address", result),
    ...errorsByField(verification.error),
    ...errorsByField(error),
  ]);
  return (
    <form
      aria-label={legend}
      noValidate
      onSubmit={form.onSubmit(() => verification.mutate(address))}
    >
      <Stack gap="xs">
        <TextInput
          label={t("addressName")}
          placeholder={t("addressNameHint")}
          {...form.getInputProps("name")}
        />
        <AddressFields
          legend={legend}
          path="address"
          value={address}
          errors={errors}
          onChange={(next) => form.setFieldValue("address", next)}
        >
          {result && !result.verified ? (
            <Verification
              address={address}
              result={result}
              onTake={(next) => {
                form.setFieldValue("address", next);
                verification.mutate(next);
              }}
            />
          ) : null}
        </AddressFields>
        {result && !result.verified ? (
          <Alert color="yellow" role="status" title={t("notVerified")}>
            {t("notVerifiedWhy")}
          </Alert>
        ) : null}
        {standard ? (
          <Alert color="blue" role="status" title={t("standardOffered")}>
            {linesOf(standard)}
          </Alert>
        ) : null}
        <Problem
          title={t("notSaved")}
          error={
            errorsByField(verification.error ?? error).size > 0
              ? null
              : (verification.error ?? error)
          }
        />
        <Group gap="xs">
          {standard ? (
            <Button ref={offer} loading={isSaving} onClick={() => save(standard)}>
              {t("useStandard", { address: linesOf(standard) })}
            </Button>
          ) : (
            <Button
              ref={isFilled ? saving : undefined}
              type="submit"
              loading={verification.isPending || isSaving}
            >
              {t("verifyAndSave")}
            </Button>
          )}
          {result ? (
            <Button variant="default" loading={isSaving} onClick={() => save(address)}>
              {t("saveAsTyped")}
            </Button>
          ) : null}
          {actions}
        </Group>
      </Stack>
    </form>
  );
}
