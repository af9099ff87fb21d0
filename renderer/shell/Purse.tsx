import { Stack, Text } from "@mantine/core";
import { useWallet } from "../station/queries.ts";

/** The balances, always in sight. */
export function Purse() {
  const { data } = useWallet();
  return (
    <Stack gap={4} component="section" aria-label="Balances">
      {data?.currencies.map(({ currency, available, held }) => (
        <div key={currency}>
          <Text size="xs" ff="monospace">
            {available} {currency}
          </Text>
          {Number(held) > 0 ? (
            <Text size="xs" c="dimmed">
              and {held} held
            </Text>
          ) : null}
        </div>
      ))}
      {data?.totalUsd ? <Text fw={600}>{`≈ $${data.totalUsd}`}</Text> : null}
    </Stack>
  );
}
