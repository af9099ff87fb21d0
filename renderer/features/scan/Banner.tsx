import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Scan.module.css";

export type Tone = "idle" | "busy" | "go" | "ok" | "warning" | "error";

interface BannerProps {
  tone: Tone;
  title: string;
  detail?: string;
  children?: ReactNode;
}

/** What is the matter, in words that can be read from where the parcels stand. */
export function Banner({ tone, title, detail, children }: BannerProps) {
  return (
    <div
      className={classes["banner"]}
      data-tone={tone}
      role={tone === "error" ? "alert" : "status"}
      aria-live={tone === "error" ? "assertive" : "polite"}
    >
      <div className={classes["words"]}>{title}</div>
      {detail ? <Text size="lg">{detail}</Text> : null}
      {children}
    </div>
  );
}
