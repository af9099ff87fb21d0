import { Badge, Button, Grid, Group, Stack } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStation } from "../../station/queries.ts";
import { Screen } from "../../ui/Screen.tsx";
import { emptyAddress } from "../../order/address-draft.ts";
import { AddressFields } from "../../order/AddressFields.tsx";
import { CustomsFields } from "./CustomsFields.tsx";
import { useDraft } from "./draft.ts";
import { exampleShipment } from "./examples.ts";
import { LastOrders } from "./LastOrders.tsx";
import { ParcelFields } from "./ParcelFields.tsx";
import { Purchase } from "./Purchase.tsx";
import { SavedSender } from "./SavedSender.tsx";
import { RatesPanel } from "./RatesPanel.tsx";
import { emptyShipment, isInternational, type ShipmentDraft } from "./shipment.ts";
import { useUsualSender } from "./use-usual-sender.ts";
import { useQuote } from "./use-quote.ts";
import { Verification } from "../../order/Verification.tsx";

/** From two addresses to a bought label. */
export function ShipScreen() {
  const { t } = useTranslation("ship");
  const { shipment, orderId, set } = useDraft();
  const { data: station } = useStation();
  const quote = useQuote(shipment);
  const sender = useUsualSender();
  const change = (next: ShipmentDraft) => set({ shipment: next });
  const takeOver = (next: ShipmentDraft) => {
    change(next);
    quote.quote(next);
  };
  useEffect(() => {
    if (sender && shipment.fromAddress === emptyAddress)
      set({ shipment: { ...shipment, fromAddress: sender } });
  }, [sender, shipment, set]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (quote.error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [quote.error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set({ orderId: null });
    quote.quote(shipment);
  };
  const shipAnother = () => {
    set({ orderId: null, shipment: { ...emptyShipment, fromAddress: shipment.fromAddress } });
    form.current?.querySelector<HTMLElement>("[name='toAddress.name']")?.focus();
  };
  const example = (
    <Button variant="default" onClick={() => set({ shipment: exampleShipment, orderId: null })}>
      {t("example")}
    </Button>
  );
  return (
    <Screen title={t("heading")} actions={station?.mode === "sandbox" ? example : null}>
      <Grid gap="md">
        <Grid.Col span={7}>
          <form ref={form} aria-label={t("form")} onSubmit={submit} noValidate>
            <Stack gap="xs">
              <Grid gap="xs">
                {(["from", "to"] as const).map((side) => {
                  const path = side === "from" ? "fromAddress" : "toAddress";
                  const { address, result } = quote[side];
                  return (
                    <Grid.Col span={6} key={side}>
                      <AddressFields
                        legend={<Legend side={side} isVerified={result?.verified ?? false} />}
                        path={path}
                        value={address}
                        errors={quote.errors}
                        onChange={(next) => change({ ...shipment, [path]: next })}
                        before={
                          side === "from" ? (
                            <SavedSender
                              value={address}
                              onChange={(next) => change({ ...shipment, fromAddress: next })}
                            />
                          ) : null
                        }
                      >
                        {result ? (
                          <Verification
                            address={address}
                            result={result}
                            onTake={(next) => takeOver({ ...shipment, [path]: next })}
                          />
                        ) : null}
                      </AddressFields>
                    </Grid.Col>
                  );
                })}
              </Grid>
              <ParcelFields value={shipment} errors={quote.errors} onChange={change} />
              {isInternational(shipment) ? (
                <CustomsFields
                  value={shipment.customsInfo}
                  errors={quote.errors}
                  onChange={(customsInfo) => change({ ...shipment, customsInfo })}
                />
              ) : null}
              <Group gap="xs">
                <Button type="submit" loading={quote.isPending}>
                  {t("verifyAndRate")}
                </Button>
                <Button variant="default" onClick={() => quote.verify(shipment)}>
                  {t("verifyOnly")}
                </Button>
              </Group>
            </Stack>
          </form>
        </Grid.Col>
        <Grid.Col span={5}>
          <div className="beside">
            {orderId ? (
              <Purchase
                orderId={orderId}
                onAnother={shipAnother}
                onBack={() => set({ orderId: null })}
              />
            ) : (
              <RatesPanel
                quote={quote}
                shipment={shipment}
                onOrder={(id) => set({ orderId: id })}
                idle={<LastOrders />}
              />
            )}
          </div>
        </Grid.Col>
      </Grid>
    </Screen>
  );
}

function Legend({ side, isVerified }: { side: "from" | "to"; isVerified: boolean }) {
  const { t } = useTranslation("ship");
  return (
    <Group gap="xs">
      {t(side)}
      {isVerified ? <Badge color="green">{t("verified")}</Badge> : null}
    </Group>
  );
}
