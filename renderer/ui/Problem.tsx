import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { useProblemWords } from "./use-problem-words.ts";

interface ProblemProps {
  title?: string;
  /** What went wrong; nothing is shown for null. */
  error: Error | null;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** Something went wrong, in the words of whoever knows. Spoken at once by screen readers. */
export function Problem({ title, error, children }: ProblemProps) {
  const words = useProblemWords();
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title={title ?? words(error)}>
      {title ? words(error) : null}
      {children}
    </Alert>
  );
}
