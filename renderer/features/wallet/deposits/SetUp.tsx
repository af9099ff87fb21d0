import { Divider, Drawer, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { CheckAddress } from "./CheckAddress.tsx";
import { KeyPart } from "./KeyPart.tsx";
import { RulesForm } from "./RulesForm.tsx";
import { WatcherForm } from "./WatcherForm.tsx";

interface SetUpProps {
  /** Null: closed. */
  purse: Purse | null;
  onClose: () => void;
}

/** Where a currency's addresses come from, who watches its chain, and when money counts. */
export function SetUp({ purse, onClose }: SetUpProps) {
  const { t } = useTranslation("deposits");
  const { t: common } = useTranslation();
  return (
    <Drawer
      opened={purse !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={purse ? t("setUpOf", { currency: purse.currency }) : ""}
      closeButtonProps={{ "aria-label": common("close") }}
    >
      {purse ? (
        <Stack gap="md" key={purse.currency}>
          <KeyPart purse={purse} />
          <Divider />
          <WatcherForm purse={purse} />
          <Divider />
          <RulesForm purse={purse} />
          {purse.key ? (
            <>
              <Divider />
              <CheckAddress currency={purse.currency} />
            </>
          ) : null}
        </Stack>
      ) : null}
    </Drawer>
  );
}
