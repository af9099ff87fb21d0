import { useTranslation } from "react-i18next";
import { contentsTypes, restrictionTypes } from "#shared/contract/customs.ts";

/** What can be chosen in a customs declaration, in the window's language. */
export function useCustomsChoices() {
  const { t } = useTranslation("ship");
  return {
    contents: contentsTypes.map((value) => ({ value, label: t(`contentsTypes.${value}`) })),
    incoterms: (["DDU", "DDP"] as const).map((value) => ({
      value,
      label: t(`incoterms.${value}`),
    })),
    nonDelivery: (["return", "abandon"] as const).map((value) => ({
      value,
      label: t(`nonDelivery.${value}`),
    })),
    restrictions: restrictionTypes.map((value) => ({
      value,
      label: t(`restrictions.${value}`),
    })),
  };
}
