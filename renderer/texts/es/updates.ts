import type { updates as english } from "../en/updates.ts";
import type { SameKeys } from "../texts.ts";

export const updates: SameKeys<typeof english> = {
  unread: "No se pueden leer las actualizaciones",
  runs: "Aquí funciona Shipdeck {{version}}",
  modes: {
    off: "Las actualizaciones están desactivadas: no se consulta ni se descarga nada. La política de su organización puede indicar una fuente propia.",
    check:
      "Se consulta {{feed}} una vez al día. Usted decide cuándo se instala una versión más nueva.",
    automatic:
      "Se consulta {{feed}} una vez al día. Una versión más nueva se descarga por sí sola y se instala al cerrar el programa.",
  },
  unasked: "Aún no se ha consultado la fuente.",
  checking: "Consultando la fuente …",
  newest: "Esta es la versión más nueva.",
  newer: "Hay una versión nueva, Shipdeck {{version}}, firmada por su organización.",
  checkedAt: "Consultada el {{when}}",
  check: "Consultar ahora",
  refused: "El último intento se rechazó",
  notDone: "No se hizo",
  hindrances: {
    package:
      "Esta instalación no se reemplaza a sí misma: quien la distribuye instala la versión nueva.",
    checkout: "Este programa se ejecuta desde sus fuentes: obtenga allí la versión nueva.",
    "no-window":
      "Esta estación no tiene ventana: quien la pone en marcha instala la versión nueva.",
  },
  fetch: "Descargar {{version}}",
  fetching: "Descargando {{version}} …",
  ready: "La versión {{version}} está descargada y comprobada.",
  install: "Instalar y reiniciar",
  installing: "Se hace una copia de seguridad y luego el programa se reinicia.",
  sure: "¿Instalar {{version}} ahora?",
  sureWhy:
    "Primero se hace y se prueba una copia de seguridad. Después el programa se cierra y arranca con la versión nueva. Espera mientras se compran o imprimen etiquetas.",
  toBackups: "Copias de seguridad",
};
