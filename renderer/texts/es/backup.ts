import type { backup as english } from "../en/backup.ts";
import type { SameKeys } from "../texts.ts";

export const backup: SameKeys<typeof english> = {
  now: "Hacer una copia",
  nowHint:
    "Un solo archivo con la base de datos, todas las etiquetas, sus tarifarios y los ajustes de este equipo. Se da por hecha solo después de restaurarla en otro lugar y revisarla allí.",
  make: "Hacer una copia …",
  makeTitle: "Hacer una copia",
  makeDo: "Elegir dónde y hacerla",
  makeEncrypted: "Hacer una copia cifrada …",
  encryptHint:
    "Una copia cifrada lleva la clave de los secretos de webhooks, así que también sirven en otro equipo. Sin la contraseña nadie puede abrirla, tampoco usted.",
  plainHint:
    "Sin cifrar no lleva la clave de los secretos de webhooks: en otro equipo habrá que crearlos de nuevo.",
  passphrase: "Contraseña",
  passphraseAgain: "La misma otra vez",
  passphraseShort: "debe tener al menos 8 caracteres",
  passphraseOther: "no es la misma",
  made_one:
    "{{count}} etiqueta y la base de datos están en {{path}} ({{size}} MB). Se probó restaurándola: todo está bien.",
  made_other:
    "{{count}} etiquetas y la base de datos están en {{path}} ({{size}} MB). Se probó restaurándola: todo está bien.",
  notMade: "No se hizo ninguna copia",
  plan: "Por sí sola",
  planHint: "La estación hace copias mientras usted trabaja, y al abrirse si se perdió una hora.",
  schedule: "Cuándo",
  schedules: { off: "Solo a mano", daily: "Cada día", hours: "Cada ciertas horas" },
  hour: "A la hora",
  everyHours: "Horas entre dos copias",
  folder: "En",
  folderChoose: "Elegir otra …",
  folderOwn: "Usar la de la carpeta de datos",
  otherDisk:
    "Elija una carpeta en otro disco, o una que se copie a otro lugar: así sobrevive si este disco falla.",
  encrypted: "Cifradas con contraseña",
  notEncrypted: "Sin cifrar",
  setPassphrase: "Cifrar …",
  changePassphrase: "Cambiar la contraseña …",
  stopEncrypting: "No cifrar más",
  passphraseTitle: "Contraseña de las copias",
  passphraseWhy:
    "Las copias se cifrarán con ella desde ahora. Las anteriores conservan la suya. Anótela donde no se pierda junto con este equipo.",
  passphraseLost:
    "La contraseña no se puede leer en este equipo: no se hará ninguna copia hasta que ponga una nueva.",
  retention:
    "Se guardan las últimas siete, y una de cada uno de los últimos siete días, cuatro semanas y doce meses. Solo se quitan archivos que hizo la propia estación.",
  next: "La próxima: {{when}}.",
  nextNone: "No hay ninguna prevista.",
  runNow: "Copiar ahora",
  running: "Se está haciendo una copia …",
  history: "Las últimas copias",
  historyNone: "Aún no hay ninguna. Haga una a mano o espere la primera del horario.",
  when: "Cuándo",
  result: "Resultado",
  file: "Archivo",
  size: "Tamaño",
  took: "Tardó",
  seconds: "{{time}} s",
  well: "Hecha y probada",
  failed: "No se hizo",
  removed: "Hecha, reemplazada por otras",
  isEncrypted: "cifrada",
  restorePassphrase: "Esta copia está cifrada",
  restorePassphraseWhy: "Escriba la contraseña con la que se hizo.",
  restoreTry: "Abrirla",
  secretsLater: "Sus secretos de webhooks sirven aquí solo si esta carpeta ya tiene su clave.",
  security: "Seguridad",
  secretsTitle: "La clave de los secretos",
  secretsHint:
    "Los secretos de webhooks están cifrados en la base de datos. Aquí se trata de la clave que los abre.",
  keptByKeychain: "La guarda {{keeper}}: solo su cuenta en este equipo puede leerla.",
  keptByFile: "En un archivo que su cuenta puede leer: {{file}}",
  keptByFileWarning:
    "Quien pueda leer sus archivos puede leer los secretos. Cifre las copias y no entregue la carpeta a nadie.",
  keptByNone: "Aún no hay ningún secreto. La clave se crea con el primero.",
  noKeychain: "Este equipo no ofrece un llavero que pueda guardarla.",
  moveToKeychain: "Que la guarde {{keeper}}",
  moveToFile: "Guardarla en un archivo",
  moveToFileWhy:
    "Entonces también puede firmar la línea de comandos (station serve); y quien pueda leer sus archivos tiene la clave.",
  moved: "Se cambió de lugar. Nada de lo cifrado ha cambiado.",
  locked: "Una clave la guarda {{keeper}} de otra cuenta u otro equipo",
  lockedWhy:
    "Lo que cifró no se puede leer aquí. Abra esta carpeta en esa cuenta, restaure una copia cifrada o cree secretos nuevos.",
  damaged: "El archivo de la clave está dañado",
  damagedWhy:
    "Lo que cifró su clave no se puede leer. Recupere el archivo de una copia, restaure una copia cifrada o cree secretos nuevos.",
  unreadable_one:
    "El secreto de {{count}} webhook no se puede leer: no se le envía nada hasta que cree uno nuevo. Lo que espera se conserva.",
  unreadable_other:
    "Los secretos de {{count}} webhooks no se pueden leer: no se les envía nada hasta que cree otros nuevos. Lo que espera se conserva.",
  toWebhooks: "Abrir los webhooks",
  notShown: "Esto no se puede mostrar",
  notMoved: "La clave no se cambió de lugar",
};
