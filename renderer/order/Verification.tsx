import { Alert, Button, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AddressVerification } from "#shared/contract/address.ts";
import { type AddressDraft, linesOf } from "./address-draft.ts";
import { isAddressField, standardForm } from "./verified.ts";

interface VerificationProps {
  /** What was verified. */
  address: AddressDraft;
  result: AddressVerification;
  /** Puts another address into the form. */
  onTake: (address: AddressDraft) => void;
}

/**
 * What a verification offers, each correction one click away, and what it says that belongs to no field.
 * What is wrong with a field stands at the field.
 */
export function Verification({ address, result, onTake }: VerificationProps) {
  const { t } = useTranslation("ship");
  const { errors } = result.verification;
  const standard = standardForm(address, result);
  const said = errors.filter(({ field }) => result.verified || !isAddressField(field));
  const offered = errors.filter(({ field, suggestion }) => suggestion && isAddressField(field));
  if (said.length + offered.length === 0 && !standard) return null;
  return (
    <Alert color={result.verified ? "blue" : "red"} role="status" mt="xs">
      <Stack gap={6} align="flex-start">
        {said.map(({ code, field, message }) => (
          <Text key={`${code} ${field}`} size="xs">
            {message}
          </Text>
        ))}
        {offered.map(({ code, field, suggestion }) => (
          <TakeOver
            key={`${code} ${field}`}
            onClick={() => onTake({ ...address, [field]: suggestion })}
          >
            {t("use", { what: suggestion ?? "" })}
          </TakeOver>
        ))}
        {standard ? (
          <TakeOver onClick={() => onTake(standard)}>
            {t("use", { what: linesOf(standard) })}
          </TakeOver>
        ) : null}
      </Stack>
    </Alert>
  );
}

function TakeOver({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      h="auto"
      py={3}
      styles={{ label: { whiteSpace: "normal", textAlign: "start", lineHeight: 1.35 } }}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
