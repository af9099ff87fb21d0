import type { common as english } from "../en/common.ts";
import type { SameKeys } from "../texts.ts";

export const common: SameKeys<typeof english> = {
  cancel: "Cancelar",
  close: "Cerrar",
  save: "Guardar",
  delete: "Borrar",
  copy: "Copiar",
  copied: "Copiado",
  edit: "Editar",
  add: "Añadir",
  yes: "Sí",
  no: "No",
  all: "Todo",
  none: "Ninguno",
  pinned: "tipo fijo",
  search: "Buscar",
  loading: "Cargando …",
  tryAgain: "Reintentar",
  undo: "Deshacer",
  redo: "Rehacer",
  done: "Listo",
  secretOnce:
    "Se muestra esta única vez. Guárdelo ahora donde pueda leerlo el programa que lo necesita.",
  secretStored: "Ya lo guardé",
  pageOf: "{{from}}–{{to}} de {{total}}",
  newer: "Más nuevos",
  older: "Más antiguos",
  back: "Atrás",
  next: "Siguiente",
  open: "Abrir",
  remove: "Quitar",
};
