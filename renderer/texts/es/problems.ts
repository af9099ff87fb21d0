import type { problems as english } from "../en/problems.ts";
import type { SameKeys } from "../texts.ts";

export const problems: SameKeys<typeof english> = {
  DEPOSIT_KEY_MISSING: "Conecte primero una clave pública extendida de esta moneda.",
  ADDRESS_GAP_FULL: "Veinte direcciones seguidas esperan sin uso. Use primero una de ellas.",
  CHAIN_UNAVAILABLE:
    "Ahora no se ve la cadena, así que no se muestra una dirección nueva. Intente en un minuto.",
  UPDATES_OFF:
    "Las actualizaciones están desactivadas. La política de su organización puede indicar una fuente propia.",
  NO_UPDATE: "No hay una versión más nueva que instalar.",
  FEED_UNREACHABLE: "No se puede llegar a la fuente de actualizaciones. Se consultará más tarde.",
  FEED_LEADS_ELSEWHERE:
    "La fuente de actualizaciones lleva a otro lugar. No se tomó nada; avise a quien la administra.",
  UPDATE_UNSIGNED:
    "La actualización no está firmada. No se tomó nada; avise a quien administra la fuente.",
  UPDATE_SIGNATURE_WRONG:
    "La actualización no está firmada con la clave de su organización. No se tomó nada; avise a quien administra la fuente.",
  UPDATE_REPLAYED:
    "La fuente de actualizaciones muestra otra vez un estado anterior. No se tomó nada; avise a quien la administra.",
  UPDATE_DOWNGRADE: "La fuente de actualizaciones ofrece una versión anterior a esta. No se tomó.",
  UPDATE_MALFORMED:
    "No se entiende lo que ofrece la fuente de actualizaciones. Avise a quien la administra.",
  UPDATE_FILE_WRONG:
    "El archivo de la actualización no es el que se firmó. Se descartó; no se instaló nada.",
  UPDATE_NOT_INSTALLED: "No se pudo instalar la actualización. El registro, en Ajustes, dice más.",
  MANAGED: "Su organización lo ha fijado. Consulte a quien administra este equipo.",
  NOT_ON_THIS_MACHINE: "Esto solo se puede hacer en el programa de escritorio.",
  RATE_CARD_NOT_FOUND: "Este tarifario ya no existe.",
  BATCH_LOADING:
    "Las columnas de este lote aún no están definidas. Termine eso e inténtelo otra vez.",
  BATCH_BUSY: "El lote se está comprando. Póngalo en pausa o espere a que termine.",
  BATCH_NOT_FOUND: "Este lote ya no existe. Vuelva a todos los lotes.",
  ROW_NOT_FOUND: "Esta fila ya no existe.",
  NOTHING_TO_MANIFEST:
    "No queda ninguna etiqueta para este formulario: ya están en uno, están anuladas o no se compró ninguna.",
  LABEL_NOT_MANIFESTABLE: "Algunas de estas etiquetas no pueden ir en este formulario.",
  SEVERAL_SHIP_FROMS: "Estas etiquetas salen de varios lugares. Cree un formulario por lugar.",
  MANIFEST_NOT_FOUND: "Este formulario no existe.",
  WEBHOOK_NOT_FOUND: "Este webhook fue borrado.",
  DELIVERY_NOT_FOUND: "Esta entrega se borró con su webhook.",
  KEY_NOT_FOUND: "Esta clave ya terminó. Cree una nueva.",
  ROW_NOT_EDITABLE: "Esta fila está comprada o en compra y ya no se puede cambiar.",
  NOTHING_TO_BUY: "No hay nada listo para comprar. Mire las filas con problemas.",
  PRICE_CHANGED: "El total cambió desde que lo vio. Mire el nuevo y compre otra vez.",
  INSUFFICIENT_BALANCE: "El saldo no alcanza. Deposite en el monedero.",
  EXCHANGE_RATE_UNAVAILABLE: "No se conoce ahora el tipo de cambio. Reintente en un minuto.",
  STORAGE_UNAVAILABLE: "No se puede escribir en el disco. Libere espacio y reintente.",
  CARRIER_REJECTED: "El transportista rechazó este paquete. Revise la dirección y el paquete.",
  CARRIER_UNAVAILABLE: "No se puede contactar al transportista. Reintente más tarde.",
  CARRIER_TIMEOUT: "El transportista no respondió a tiempo; no se vendió ninguna etiqueta.",
  // A carrier account, in live mode.
  NO_CARRIER_ACCOUNT: "No hay cuenta de transportista conectada. Conecte una y reintente.",
  CARRIER_ACCOUNT_REFUSED:
    "La cuenta de transportista rechaza su clave: es incorrecta o fue revocada. Conecte la cuenta otra vez con una clave válida.",
  CARRIER_NO_FUNDS:
    "La cuenta de transportista no tiene saldo. Agréguelo allí y compre de nuevo. No se cobró nada.",
  CLOCK_WRONG:
    "El reloj de este equipo difiere {{minutes}} minutos del de la cuenta. Corríjalo y compruebe otra vez en «Pasar al modo real».",
  CARRIER_UNREACHABLE:
    "No se puede llegar a la cuenta de transportista. Revise la red de esta computadora y continúe. No se perdió nada.",
  BATCH_RESTORED:
    "La copia se hizo mientras se compraba este lote. Lo que se compró después no se sabe aquí: revise la cuenta del transportista, o la carpeta que se apartó, antes de reanudar, o se comprarán etiquetas dos veces.",
  CARRIER_BUSY:
    "La cuenta de transportista no acepta más solicitudes ahora. No se cobró nada; reintente en un minuto.",
  LABEL_FILE_PENDING:
    "La etiqueta se compró; su archivo aún no está. Se descarga sola y no se compra otra vez.",
  LABEL_REFUNDED:
    "La cuenta de transportista reembolsó esta etiqueta: no debe usarse. No se cobró nada; compre de nuevo para tener otra.",
  RATE_CHANGED: "El precio subió desde que se cotizó. Mire el nuevo y reintente.",
  RATE_EXPIRED: "La cotización tiene más de 30 minutos. Revise la fila de nuevo.",
  SPOOLER_GONE:
    "El servicio de impresión de esta computadora no está en marcha. Inícielo o reinicie la computadora. Una impresora de red y una carpeta de PDF funcionan sin él.",
  SPOOLER_MISSING:
    "Esta computadora no tiene servicio de impresión (CUPS). Instálelo, o use una impresora de red o una carpeta de PDF.",
  PRINTER_GONE:
    "La impresora no responde. Vea que esté encendida y conectada, mire el papel y reanude después de la última etiqueta buena.",
  PRINTER_UNKNOWN:
    "Esta computadora ya no conoce la impresora. Añádala otra vez en los ajustes de la computadora o imprima en otra.",
  PRINTER_REFUSES:
    "La impresora no acepta etiquetas. Búsquela en los ajustes de impresoras de la computadora y luego reanude.",
  PRINTER_STOPPED:
    "La impresora se detuvo. Vea si hay un atasco, una tapa abierta o faltan etiquetas, actívela en los ajustes de impresoras de la computadora y luego reanude.",
  PRINTER_SLOW:
    "La impresora no terminó en diez minutos. Vea si hay un atasco o faltan etiquetas y luego reanude.",
  PRINTER_PAPER_OUT: "La impresora no tiene etiquetas. Cargue etiquetas y luego reanude.",
  PRINTER_HEAD_OPEN: "El cabezal de la impresora está abierto. Ciérrelo y luego reanude.",
  PRINTER_RIBBON_OUT: "La impresora no tiene cinta. Cámbiela y luego reanude.",
  PRINTER_PAUSED: "La impresora está en pausa. Pulse su tecla de pausa y luego reanude.",
  FOLDER_GONE:
    "No se puede escribir en la carpeta de PDF. Vea que su disco esté conectado y tenga espacio, o elija otra carpeta en Impresoras.",
  STATION_STOPPED:
    "El programa se cerró mientras imprimía. Mire el papel y reanude después de la última etiqueta buena.",
  PRINT_FAILED: "No se pudieron imprimir las etiquetas. El registro en Ajustes dice más.",
  FILE_IMPORTED_BEFORE:
    "El mismo archivo se importó el {{date}} como “{{name}}”. Revise que nada se envíe dos veces.",
  ENCODING_GUESSED:
    "El archivo no dice cómo escribe las letras con acento. Revise algunos nombres y calles.",
  TEXT_DAMAGED: "Se perdieron letras antes de llegar aquí. Revise nombres y calles.",
  HEADER_EMPTY: "La columna {{column}} no tiene encabezado.",
  HEADER_TWICE: "Las columnas {{first}} y {{second}} se llaman ambas “{{header}}”.",
  HEADER_MISSING: "El archivo no tiene fila de encabezado. Indique qué es cada columna.",
  TITLE_SKIPPED_one: "Se omitió {{count}} línea sobre el encabezado.",
  TITLE_SKIPPED_other: "Se omitieron {{count}} líneas sobre el encabezado.",
  EMPTY_ROWS_one: "Se omitió {{count}} fila vacía.",
  EMPTY_ROWS_other: "Se omitieron {{count}} filas vacías.",
  FOOTER_SKIPPED_one: "Se omitió {{count}} línea debajo de los pedidos.",
  FOOTER_SKIPPED_other: "Se omitieron {{count}} líneas debajo de los pedidos.",
  LINE_RAGGED:
    "{{found}} celdas donde el encabezado tiene {{expected}}. Mire si están bajo el encabezado correcto.",
  LINES_RAGGED_one: "{{count}} línea más no tiene {{expected}} celdas.",
  LINES_RAGGED_other: "{{count}} líneas más no tienen {{expected}} celdas.",
  QUOTE_OPEN:
    "Una comilla abierta aquí nunca se cierra: todo lo que sigue quedó en una celda. Quítela y suelte el archivo otra vez.",
  SHEETS_IGNORED: "Solo se leyó la hoja “{{sheet}}”, no {{ignored}}.",
  FILE_EMPTY: "El archivo está vacío. Exporte los pedidos de nuevo.",
  FILE_WITHOUT_ORDERS:
    "El archivo tiene encabezado, pero ningún pedido debajo. Exporte los pedidos de nuevo.",
  FILE_ONE_COLUMN:
    "El archivo tiene una sola columna y una dirección necesita varias. Exporte los pedidos como CSV o XLSX.",
  FILE_LINES_MAX: "El archivo tiene más de {{max}} líneas. Divídalo en archivos más pequeños.",
  FILE_COLUMNS_MAX:
    "El archivo tiene {{found}} columnas, más de {{max}}. Quite las columnas que no dicen nada de los pedidos.",
  FILE_CELL_MAX:
    "La línea {{line}} tiene una celda de {{found}} caracteres, más de {{max}}. Busque en ella unas comillas sin cerrar.",
  FILE_IS_OTHER: "No es un archivo de pedidos ({{kind}}). Exporte los pedidos como CSV o XLSX.",
  FILE_IS_PACKED:
    "El archivo está comprimido ({{kind}}). Descomprímalo y suelte aquí el archivo que contiene.",
  FILE_IS_WEB_PAGE:
    "El archivo es una página web, diga lo que diga su nombre. Ábralo en una hoja de cálculo y guárdelo como .xlsx o .csv; si es una página de inicio de sesión, descargue de nuevo la exportación.",
  FILE_OTHER_WORKBOOK:
    "Este tipo de libro ({{kind}}) no se puede leer. Ábralo en una hoja de cálculo y guárdelo como .xlsx o .csv.",
  FILE_NOT_TEXT: "El archivo no es CSV ni XLSX. Exporte los pedidos como CSV o XLSX.",
  FILE_PROTECTED:
    "El archivo está protegido con contraseña. Ábralo, guárdelo sin contraseña y suéltelo de nuevo.",
  FILE_DAMAGED:
    "El libro está dañado o no se descargó entero. Descárguelo de nuevo, o ábralo en una hoja de cálculo y vuelva a guardarlo.",
  FILE_UNPACKED_MAX:
    "El libro descomprimido ocupa {{size}} MB, más de {{max}} MB. Deje solo la hoja de los pedidos o guárdelo como .csv.",
  FILE_TOO_HEAVY:
    "Leer el archivo requiere demasiado tiempo o memoria. Deje solo la hoja y las columnas de los pedidos, o divídalo en archivos más pequeños.",
  FILE_SIZE_MAX:
    "El archivo tiene {{size}} MB, más de {{max}} MB. Divídalo en archivos más pequeños.",
  ADDED_COLUMNS_UNCLEAR:
    "Las columnas de esta tabla no están claras. Haga con ella un lote nuevo y diga allí qué son; la próxima tabla con estas columnas se podrá añadir.",
  VALUE_IS_DATE: "“{{text}}” es una fecha; aquí va otra cosa.",
  NUMBER_INVALID: "“{{text}}” no es un número.",
  NUMBER_NEGATIVE: "“{{text}}” es menor que cero.",
  NUMBER_TOO_LARGE: "“{{text}}” es demasiado. Revise el número y su unidad.",
  WEIGHT_FROM_ITEMS: "El peso es la suma de los artículos; falta la caja.",
  CONTENTS_UNKNOWN: "“{{text}}” no es un tipo de contenido; se supone mercancía.",
  CONTROL_CHARACTERS: "Se quitaron caracteres invisibles.",
  FORMULA_TEXT: "“{{text}}” es una fórmula y quedó como texto. Escriba el valor real.",
  SPREADSHEET_EXPONENT: "Una hoja de cálculo acortó “{{text}}”. Escriba todos sus dígitos.",
  TEXT_TOO_LONG: "{{length}} caracteres, caben {{max}}; el resto se cortó.",
  COUNTRY_ASSUMED: "El país está vacío; se supone {{country}}.",
  COUNTRY_UNKNOWN: "“{{text}}” no es un país conocido.",
  ZIP_ZERO_RESTORED: "El código postal perdió su cero: {{typed}} se leyó como {{zip}}.",
  HS_ZERO_RESTORED: "El código HS perdió su cero: {{typed}} se leyó como {{code}}.",
  DUPLICATE_LINE: "La línea {{line}} dice lo mismo que la línea {{of}}.",
  TOO_MANY_ITEMS: "En un paquete caben solo {{max}} artículos.",
  WEIGHT_MISSING: "El paquete no tiene peso. Péselo.",
  SIZE_MISSING: "Al paquete le falta: {{side}}. Escríbalo o elija un paquete.",
  SHIP_FROM_MISSING: "No hay dirección de salida. Añada una en Ajustes.",
  DUPLICATE_RECIPIENT: "{{count, number}} filas de este lote van a este destinatario.",
  DUPLICATE_ORDER_NUMBER:
    "{{count, number}} filas de este lote tienen el número de pedido {{orderNumber}}.",
  ADDRESS_SUGGESTED: "El correo escribe esta dirección de otra forma: pulse . para tomarla.",
  ADDRESS_FAILED: "{{reason}}",
  RULE_UNMET: "Ningún servicio cumple la regla. Elija otra regla o una tarifa para esta fila.",
  ADDRESS_DOUBTFUL: "{{reason}}",
  FIELD_MISSING: "Al destinatario le falta: {{field}}.",
  FIELD_INVALID: "No sirve para una etiqueta: {{field}}.",
  CUSTOMS_INCOMPLETE: "A la declaración de aduana le falta: {{field}}.",
  WEIGHT_IMPLAUSIBLE:
    "{{ounces, number}} oz = {{grams, number(maximumFractionDigits: 0)}} g no concuerda con el tamaño de la caja. Pese otra vez o revise la unidad.",
  ALREADY_SHIPPED:
    "El pedido {{orderNumber}} se envió el {{date}}. Excluya la fila o dele otro número para enviarlo de nuevo.",
  RATES_UNAVAILABLE: "No se pudieron obtener las tarifas. Revise la fila de nuevo.",
  NO_RATES: "Ningún transportista acepta este paquete. {{messages}}",
  CHECK_FAILED: "La estación no pudo revisar esta fila. Cámbiela o revísela de nuevo.",
  E_ADDRESS_NOT_FOUND: "No se conoce la dirección.",
  E_ADDRESS_INVALID: "La dirección es incorrecta.",
  E_HOUSE_NUMBER_MISSING: "Falta el número de la casa.",
  E_HOUSE_NUMBER_INVALID: "El número de la casa es incorrecto.",
  E_STREET_MISSING: "Falta la calle.",
  E_STREET_INVALID: "La calle es incorrecta.",
  E_BOX_NUMBER_MISSING: "Falta el número del apartado.",
  E_BOX_NUMBER_INVALID: "El número del apartado es incorrecto.",
  E_SECONDARY_INFORMATION_MISSING: "Falta el apartamento o la unidad.",
  E_SECONDARY_INFORMATION_INVALID: "El apartamento o la unidad es incorrecto.",
  E_CITY_STATE_ZIP_INVALID: "La ciudad, el estado y el código postal no concuerdan.",
  E_STATE_INVALID: "El estado es incorrecto.",
  E_ZIP_INVALID: "El código postal es incorrecto.",
  E_COUNTRY_INVALID: "El país es incorrecto.",
  field: {
    name: "nombre",
    company: "empresa",
    street1: "calle",
    street2: "segunda línea de calle",
    city: "ciudad",
    state: "estado",
    zip: "código postal",
    country: "país",
    phone: "teléfono",
    email: "correo",
    length: "largo",
    width: "ancho",
    height: "alto",
    items: "artículos",
    description: "descripción de un artículo",
    quantity: "cantidad de un artículo",
    value: "valor de un artículo",
    weight: "peso de un artículo",
    hsCode: "código HS de un artículo",
    origin: "origen de un artículo",
    signer: "firmante (Ajustes)",
    contentsType: "contenido",
  },
};
