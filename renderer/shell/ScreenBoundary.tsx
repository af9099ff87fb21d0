import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
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

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <Failed error={error} onAgain={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}

function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <Problem title={t("screenFailed")} error={error}>
      <p>{t("screenFailedWhy")}</p>
      <Button onClick={onAgain}>{t("reload")}</Button>
    </Problem>
  );
}
