import type { welcome as english } from "../en/welcome.ts";
import type { SameKeys } from "../texts.ts";

export const welcome: SameKeys<typeof english> = {
  title: "Bienvenida",
  heading: "Bienvenida a Shipdeck",
  lead: "Tres pasos cortos hasta la primera etiqueta. Cada uno se puede omitir y hacer después.",
  skipAll: "Omitir todo",
  skip: "Omitir este paso",
  next: "Continuar",
  steps: "Primeros pasos",
  address: "Desde dónde envía",
  addressWhy:
    "Cada etiqueta necesita un remitente. En los ajustes se pueden añadir más direcciones.",
  addressDone: "Los paquetes salen de {{name}}: {{address}}.",
  addressExample: "Llenar con un ejemplo",
  addressExampleName: "Bodega principal",
  funds: "Dinero ficticio",
  fundsWhy:
    "Las etiquetas se pagan desde un monedero. En pruebas su dinero es ficticio y las etiquetas son muestras: nada puede salir mal.",
  fundsDeposit: "Depositar {{amount}} LTC ficticios",
  fundsDone: "El monedero tiene {{amount}} LTC.",
  fundsNot: "No se depositó nada",
  fundsLive: "El dinero llega al monedero desde fuera; el monedero muestra a dónde enviarlo.",
  fundsWallet: "Abrir el monedero",
  orders: "Primeros pedidos",
  ordersWhy:
    "Tome la muestra para ver todo el camino, del archivo a las etiquetas impresas, o empiece con los suyos.",
  ordersSample: "Tomar los pedidos de muestra",
  ordersOwn: "Usar mi propio archivo",
  ordersOne: "Enviar un paquete",
  ordersNot: "No se pudieron leer los pedidos",
};
