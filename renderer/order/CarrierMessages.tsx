import { Text } from "@mantine/core";
import type { CarrierMessage } from "#shared/contract/rates.ts";
import { carrierName } from "#shared/rules/service-name.ts";

/** What the carriers say beside their rates; what several say alike stands there once, behind all their names. */
export function CarrierMessages({ messages }: { messages: readonly CarrierMessage[] }) {
  const carriersOf = new Map<string, string[]>();
  for (const { carrier, message } of messages)
    carriersOf.set(message, [...(carriersOf.get(message) ?? []), carrierName(carrier)]);
  return [...carriersOf].map(([message, carriers]) => (
    <Text key={message} size="xs" c="dimmed" mt={4}>
      {carriers.join(", ")}: {message}
    </Text>
  ));
}
