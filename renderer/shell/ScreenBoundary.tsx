import { Button, Group } from "@mantine/core";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStation } from "../station/queries.ts";
import { reportProblem, wordsOfFailure } from "../station/report-problem.ts";
import { CopyText } from "../ui/CopyText.tsx";
import { Problem } from "../ui/Problem.tsx";

interface BoundaryProps {
  /** Another one, such as the address, begins anew. */
  resetKey: string;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  of: string;
}

/** Keeps a screen that fails from taking the whole window with it. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, of: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    { of }: BoundaryState,
  ): Partial<BoundaryState> | null {
    return resetKey === of ? null : { error: null, of: resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportProblem(`screen ${this.props.resetKey}`, error, `\n${componentStack ?? ""}`);
  }

  override render(): ReactNode {
    const { error, of } = this.state;
    return error ? (
      <Failed error={error} place={of} onAgain={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}

interface FailedProps {
  error: Error;
  /** Which screen. */
  place: string;
  onAgain: () => void;
}

/** Calm words, what to do, and what to hand on to whoever helps. */
function Failed({ error, place, onAgain }: FailedProps) {
  const { t } = useTranslation("shell");
  const { data } = useStation();
  const { message, stack } = wordsOfFailure(error);
  const about = `Shipdeck ${data?.version ?? "?"} (${data?.mode ?? "?"}), ${place}`;
  const details = `${about}\n${navigator.userAgent}\n\n${message}\n${stack}\n`;
  return (
    <Problem title={t("screenFailed")} error={error}>
      <p>{t("screenFailedWhy")}</p>
      <Group gap="xs">
        <Button onClick={onAgain}>{t("reload")}</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          {t("loadWindow")}
        </Button>
        <CopyText text={details} label={t("copyDetails")} />
      </Group>
    </Problem>
  );
}
