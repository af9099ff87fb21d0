import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WatchedDelivery } from "#shared/contract/desk/webhook-console.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { formatMoment } from "../../ui/format.ts";
import { requestText, responseText } from "./wire-text.ts";

interface AttemptViewProps {
  delivery: WatchedDelivery;
  /** The number of an attempt, or `next`. */
  shown: string;
}

/** What one attempt sent and got, as it was on the wire. */
export function AttemptView({ delivery, shown }: AttemptViewProps) {
  const { t } = useTranslation("webhooks");
  const { attemptsKept, nextRequest, requestBody, requestBytes } = delivery;
  const size = t("bytes", { count: requestBytes });
  if (shown === "next")
    return nextRequest ? (
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {t("nextNote")}
        </Text>
        <CodeBlock
          title={`${t("request")} · ${size}`}
          code={requestText(nextRequest.url, nextRequest.headers, requestBody)}
          wraps
        />
      </Stack>
    ) : null;
  const attempt = attemptsKept.find(({ number }) => String(number) === shown);
  if (!attempt) return null;
  const { url, requestHeaders, status, responseHeaders, responseBody, error, durationMs } = attempt;
  const isCut = (responseBody?.length ?? 0) >= 499;
  return (
    <Stack gap="sm">
      <CodeBlock
        title={`${t("request")} · ${formatMoment(attempt.startedAt)} · ${size}`}
        code={requestText(url, requestHeaders, requestBody)}
        maxHeight={280}
        wraps
      />
      {status === null ? (
        <div>
          <Text size="xs" fw={600}>
            {t("response")}
          </Text>
          <Text>{error ?? t("noResponse")}</Text>
        </div>
      ) : (
        <CodeBlock
          title={`${t("response")} · ${t("took", { status, ms: durationMs })}${isCut ? ` · ${t("cut")}` : ""}`}
          code={responseText(status, responseHeaders ?? [], responseBody ?? t("unreadable"))}
          maxHeight={200}
          wraps
        />
      )}
    </Stack>
  );
}
