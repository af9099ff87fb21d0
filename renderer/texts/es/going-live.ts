import type { goingLive as english } from "../en/going-live.ts";
import type { SameKeys } from "../texts.ts";

export const goingLive: SameKeys<typeof english> = {
  title: "Pasar al modo real",
  lead: "Esta estación compra etiquetas reales y las paga con dinero de verdad. No se compra nada antes de que estén listos los cuatro primeros pasos; los demás evitan problemas después. Vuelva aquí cuando algo se detenga.",
  sandbox: "Esta estación trabaja en pruebas. Primero hay que cambiar el modo.",
  toMode: "Ir al modo",
  check: "Comprobar todo",
  notChecked: "No se pudo comprobar todo",
  ready: "Está todo lo que una compra necesita",
  notReady: "Todavía no se pueden comprar etiquetas",
  notReadyWhy: "Resuelva lo que está abierto abajo y pulse «Comprobar todo».",
  begin: "Empezar con un lote",
  steps: "Pasos",
  advised: "aconsejado",
  asked: "Preguntado: {{when}}",
  states: { done: "Listo", todo: "Abierto", wrong: "Mal" },
  names: {
    account: "Cuenta de transportista",
    clock: "Reloj de este equipo",
    rates: "Tipos de cambio",
    money: "Dinero en el monedero",
    sender: "Dirección del remitente",
    printer: "Impresora",
    backup: "Copias de seguridad",
  },
  findings: {
    account: {
      none: "No hay ninguna cuenta conectada. Las etiquetas se compran en su cuenta de EasyPost: escriba su clave de API.",
      unread:
        "La clave la guarda otra cuenta de este equipo y no se puede leer aquí: escríbala de nuevo.",
      unasked: "La clave {{key}} está guardada. Todavía no se sabe si es buena.",
      refused:
        "EasyPost rechaza la clave {{key}}: es incorrecta o fue revocada. Escriba una que sirva.",
      poor: "La cuenta de {{key}} se quedó sin dinero. Añada saldo en EasyPost y compruebe otra vez.",
      away: "No se puede llegar a EasyPost. Revise la red de este equipo y compruebe otra vez. Lo ya comprado se puede imprimir mientras tanto.",
      good: "Conectada con la clave {{key}}.",
      rehearsal:
        "Conectada con la clave de prueba {{key}}: un ensayo. Todo es real menos el franqueo: sus etiquetas no llevan ningún paquete. Escriba una clave de producción (EZAK…) para enviar.",
    },
    clock: {
      unasked: "Todavía no se ha comparado. Se compara con el reloj de la cuenta.",
      wrong:
        "Difiere {{minutes}} minutos del de la cuenta. Corríjalo en los ajustes del sistema y compruebe otra vez.",
      right: "Coincide con el de la cuenta.",
    },
    rates: {
      unasked: "Todavía no se ha preguntado. Los precios vienen de mercados públicos.",
      none: "No se puede llegar a ningún mercado o no coinciden, así que no se sabe ningún precio en monedas. Revise la red y compruebe otra vez.",
      good: "Se conocen para {{currencies}}.",
    },
    money: {
      none: "No hay BTC ni LTC para pagar. El monedero muestra adónde enviarlos.",
      there: "Se pueden gastar {{amounts}}.",
    },
    sender: {
      none: "Todavía no hay ninguna dirección. Toda etiqueta necesita un remitente.",
      unasked: "«{{name}}» todavía no se ha verificado.",
      wrong: "«{{name}}» no se pudo verificar. Corríjala y compruebe otra vez.",
      good: "Los paquetes salen de «{{name}}», que está verificada.",
    },
    printer: {
      none: "No hay ninguna impresora configurada.",
      unprinted:
        "Todavía no se ha impreso ninguna página de prueba. Mire si su marco está entero y si su código se lee.",
      printed: "Se imprimió una página de prueba.",
    },
    backup: {
      off: "No se hacen copias automáticas.",
      "same-disk":
        "Las copias están junto a los datos, en {{folder}}. Elija una carpeta en otro disco: si uno falla, se pierden los dos.",
      good: "Las copias están en {{folder}}.",
    },
  },
  ways: {
    wallet: "Abrir el monedero",
    addresses: "Direcciones de salida",
    printers: "Impresoras",
    backups: "Ajustes de las copias",
  },
  testPage: "Imprimir una página de prueba en {{name}}",
  chooseFolder: "Elegir una carpeta …",
  key: "Clave de API de EasyPost",
  keyHint: "EZAK… compra etiquetas; EZTK… es una clave de prueba, para un ensayo.",
  keyWhere:
    "Se prueba, se cifra en este equipo y no se vuelve a mostrar. Está en EasyPost, en Account Settings, API Keys.",
  keyEmpty: "Escriba o pegue la clave.",
  keyShow: "Mostrar la clave",
  connect: "Probar y conectar",
  notConnected: "La cuenta no se conectó",
  otherKey: "Usar otra clave …",
  remove: "Quitar la cuenta",
  removeSure: "¿Quitar la cuenta?",
  removeWhy:
    "Su clave se olvida en este equipo. Las etiquetas compradas quedan; lo que está en curso o por reembolsar espera hasta que la cuenta se conecte de nuevo.",
};
