import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface CopyTextProps {
  text: string;
  /** What the button says; "Copy" when absent. */
  label?: string;
  /** What it copies, for those who cannot see what it stands beside. */
  what?: string;
}

/** Puts a text on the clipboard and says that it did. */
export function CopyText({ text, label, what }: CopyTextProps) {
  const { t } = useTranslation();
  const said = label ?? t("copy");
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          size="compact-xs"
          variant="default"
          onClick={copy}
          aria-label={what && !copied ? `${said}: ${what}` : undefined}
          leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
        >
          <span aria-live="polite">{copied ? t("copied") : said}</span>
        </Button>
      )}
    </CopyButton>
  );
}
