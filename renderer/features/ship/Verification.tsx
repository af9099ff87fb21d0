import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { AddressVerification } from "#shared/contract/address.ts";
import { type AddressDraft, emptyAddress } from "./shipment.ts";

interface VerificationProps {
  /** What was verified. */
  address: AddressDraft;
  result: AddressVerification;
  /** Puts another address into the form. */
  onTake: (address: AddressDraft) => void;
}

function isField(name: string): name is keyof AddressDraft {
  return Object.hasOwn(emptyAddress, name);
}

function standardOf({ verifiedAddress }: AddressVerification): AddressDraft {
  const { name, street1, city, state, zip, country } = verifiedAddress;
  return {
    name,
    company: verifiedAddress.company ?? "",
    street1,
    street2: verifiedAddress.street2 ?? "",
    city,
    state,
    zip,
    country,
    phone: verifiedAddress.phone ?? "",
    email: verifiedAddress.email ?? "",
  };
}

/** The address lines only: how a name or a phone is spelled is nobody's correction. */
function linesOf({ street1, street2, city, state, zip }: AddressDraft): string {
  return [street1, street2, city, `${state} ${zip}`].filter((line) => line.trim()).join(", ");
}

/** What a verification said of an address, each correction one click away. */
export function Verification({ address, result, onTake }: VerificationProps) {
  const standard = standardOf(result);
  const differs = result.verified && linesOf(standard) !== linesOf(address);
  const { errors } = result.verification;
  if (errors.length === 0 && !differs) return null;
  return (
    <Alert color={result.verified ? "blue" : "red"} role="status" mt="xs">
      <Stack gap={6}>
        {errors.map(({ code, field, message, suggestion }) => (
          <div key={`${code} ${field}`}>
            <Text size="xs">{message}</Text>
            {suggestion && isField(field) ? (
              <Button
                size="compact-xs"
                variant="default"
                mt={4}
                onClick={() => onTake({ ...address, [field]: suggestion })}
              >
                Use {suggestion}
              </Button>
            ) : null}
          </div>
        ))}
        {differs ? (
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Text size="xs">Standard form: {linesOf(standard)}</Text>
            <Button
              size="compact-xs"
              variant="default"
              miw={60}
              onClick={() =>
                onTake({ ...address, ...standard, name: address.name, company: address.company })
              }
            >
              Use this
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Alert>
  );
}
