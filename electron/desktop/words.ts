import type { Language } from "#shared/contract/desk/machine.ts";

const en = {
  title: { sandbox: "Shipdeck – SANDBOX, play money", live: "Shipdeck – LIVE, real money" },
  /** Before the title of a notification. */
  before: { sandbox: "SANDBOX", live: "LIVE" },
  mode: "&Mode",
  modeNow: { sandbox: "SANDBOX – play money", live: "LIVE – real money" },
  modeOther: { sandbox: "Switch to live mode …", live: "Switch to the sandbox …" },
  goingLive: "Going live …",
  appearance: "Appearance",
  system: "As the system",
  light: "Light",
  dark: "Dark",
  view: "&View",
  help: "&Help",
  guide: "Guide",
  diagnostics: "Diagnostics for support …",
  open: "Open Shipdeck",
  pause: "Pause buying",
  resume: "Resume buying",
  quit: "Quit",
  opening: "The station is opening",
  failed: "The station is not running",
  apiOn: (url: string) => `API at ${url}`,
  apiOff: "The API is off",
  idle: "No batch is being bought",
  buying: (name: string, done: number, total: number) => `Buying ${name}: ${done} of ${total}`,
  paused: (name: string, done: number, total: number) => `${name} is paused at ${done} of ${total}`,
  through: (name: string) => `${name}: all labels are bought`,
  ended: (name: string) => `${name}: some labels were not bought`,
  stopped: (name: string) => `${name} has stopped`,
  printerStopped: (name: string) => `${name} has stopped printing`,
  bought: (bought: number, failed: number) =>
    failed > 0 ? `${bought} bought, ${failed} failed` : `${bought} bought`,
  crashed: "The window has failed several times",
  crashedWhy: "The station goes on and nothing is lost. Open the window again, or quit.",
  failedTitle: "Shipdeck has to start again",
  failedWhy: (error: string) =>
    `Something in the program has failed (${error}). Orders, labels and balances are as they were, and what was under way goes on after the start. It is noted in the log on this computer and sent to nobody.`,
  startAgain: "Start again",
  copyAndStart: "Copy details and start again",
  inTray: "Shipdeck goes on in the background",
  inTrayWhy: "Find it in the tray to open its window or to quit.",
  chooseFolder: "Choose a folder",
  chooseBackup: "Choose a backup",
  chooseRateCard: "Choose a rate card",
  chooseAuthority: "Choose the certificate of an authority",
} as const;

type Said<T> = T extends string
  ? string
  : T extends (...given: never[]) => string
    ? T
    : { readonly [K in keyof T]: string };

type Words = { readonly [K in keyof typeof en]: Said<(typeof en)[K]> };

const es: Words = {
  title: {
    sandbox: "Shipdeck – PRUEBAS, dinero ficticio",
    live: "Shipdeck – REAL, dinero de verdad",
  },
  before: { sandbox: "PRUEBAS", live: "REAL" },
  mode: "&Modo",
  modeNow: { sandbox: "PRUEBAS – dinero ficticio", live: "REAL – dinero de verdad" },
  modeOther: { sandbox: "Cambiar al modo real …", live: "Cambiar al modo de pruebas …" },
  goingLive: "Pasar al modo real …",
  appearance: "Apariencia",
  system: "Como el sistema",
  light: "Claro",
  dark: "Oscuro",
  view: "&Ver",
  help: "A&yuda",
  guide: "Guía",
  diagnostics: "Diagnóstico para soporte …",
  open: "Abrir Shipdeck",
  pause: "Pausar la compra",
  resume: "Reanudar la compra",
  quit: "Salir",
  opening: "La estación se está abriendo",
  failed: "La estación no está en marcha",
  apiOn: (url) => `API en ${url}`,
  apiOff: "La API está apagada",
  idle: "No se está comprando ningún lote",
  buying: (name, done, total) => `Comprando ${name}: ${done} de ${total}`,
  paused: (name, done, total) => `${name} en pausa: ${done} de ${total}`,
  through: (name) => `${name}: todas las etiquetas compradas`,
  ended: (name) => `${name}: algunas etiquetas no se compraron`,
  stopped: (name) => `${name} se ha detenido`,
  printerStopped: (name) => `${name} dejó de imprimir`,
  bought: (bought, failed) =>
    failed > 0 ? `${bought} compradas, ${failed} fallidas` : `${bought} compradas`,
  crashed: "La ventana ha fallado varias veces",
  crashedWhy: "La estación sigue y no se ha perdido nada. Abra la ventana otra vez o salga.",
  failedTitle: "Shipdeck tiene que iniciarse de nuevo",
  failedWhy: (error) =>
    `Algo ha fallado en el programa (${error}). Los pedidos, las etiquetas y los saldos están como estaban, y lo que estaba en curso sigue después del inicio. Queda anotado en el registro de este equipo y no se envía a nadie.`,
  startAgain: "Iniciar de nuevo",
  copyAndStart: "Copiar los detalles e iniciar de nuevo",
  inTray: "Shipdeck sigue en segundo plano",
  inTrayWhy: "Desde la bandeja puede abrir la ventana o salir.",
  chooseFolder: "Elegir una carpeta",
  chooseBackup: "Elegir una copia",
  chooseRateCard: "Elegir un tarifario",
  chooseAuthority: "Elegir el certificado de una autoridad",
};

/** What the desktop itself says outside of the window: menu, tray, dialogs. */
export function wordsOf(language: Language): Words {
  return language === "es" ? es : en;
}
