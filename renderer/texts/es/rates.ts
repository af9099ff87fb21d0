import type { rates as english } from "../en/rates.ts";
import type { SameKeys } from "../texts.ts";

export const rates: SameKeys<typeof english> = {
  parts: "De qué se compone esta tarifa",
  card: "Tarifario: {{version}}",
  packaging: "Solo en el embalaje del transportista",
  charges: {
    BASE: "Tarifa base",
    DISCOUNT: "Su descuento",
    RESIDENTIAL: "Entrega residencial",
    DELIVERY_AREA: "Zona de entrega",
    DELIVERY_AREA_EXTENDED: "Zona de entrega extendida",
    DELIVERY_AREA_REMOTE: "Zona de entrega remota",
    DELIVERY_AREA_ALASKA: "Alaska remota",
    DELIVERY_AREA_HAWAII: "Hawái remoto",
    ADDITIONAL_HANDLING: "Manejo adicional",
    LARGE_PACKAGE: "Paquete grande",
    NONSTANDARD_LENGTH: "Largo fuera de norma",
    NONSTANDARD_VOLUME: "Volumen fuera de norma",
    SATURDAY_DELIVERY: "Entrega en sábado",
    REMOTE_COUNTRY: "País remoto",
    ELEVATED_RISK: "País de riesgo elevado",
    DEMAND: "Recargo por demanda",
    FUEL: "Combustible",
  },
};
