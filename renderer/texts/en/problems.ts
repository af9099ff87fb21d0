/**
 * What goes wrong, by the station's code; the points of an address code are written as lines. A code without a text here is shown in
 * the station's own English sentence.
 */
export const problems = {
  DEPOSIT_KEY_MISSING: "Connect an extended public key for this currency first.",
  ADDRESS_GAP_FULL: "Twenty addresses in a row wait unused. Use one of them first.",
  CHAIN_UNAVAILABLE:
    "The chain cannot be seen now, so no new address is shown. Try again in a minute.",
  UPDATES_OFF: "Updates are off. Your organization's policy can name a feed of its own.",
  NO_UPDATE: "There is no newer version to install.",
  FEED_UNREACHABLE: "The update feed cannot be reached. It is asked again later.",
  FEED_LEADS_ELSEWHERE:
    "The update feed leads to another place. Nothing was taken; tell who looks after the feed.",
  UPDATE_UNSIGNED: "The update is not signed. Nothing was taken; tell who looks after the feed.",
  UPDATE_SIGNATURE_WRONG:
    "The update is not signed with your organization's key. Nothing was taken; tell who looks after the feed.",
  UPDATE_REPLAYED:
    "The update feed shows an older state again. Nothing was taken; tell who looks after the feed.",
  UPDATE_DOWNGRADE: "The update feed offers an older version than this one. It was not taken.",
  UPDATE_MALFORMED:
    "What the update feed offers cannot be understood. Tell who looks after the feed.",
  UPDATE_FILE_WRONG:
    "The file of the update is not the one that was signed. It was thrown away; nothing was installed.",
  UPDATE_NOT_INSTALLED: "The update could not be installed. The log in Settings says more.",
  MANAGED: "Your organization has fixed this. Ask who manages this computer.",
  NOT_ON_THIS_MACHINE: "This can only be done in the desktop program.",
  // The station refuses.
  RATE_CARD_NOT_FOUND: "This rate card is gone already.",
  BATCH_LOADING: "The columns of this batch are not settled yet. Finish that, then try again.",
  BATCH_BUSY: "The batch is being bought. Pause it, or wait until it is through.",
  BATCH_NOT_FOUND: "This batch is gone. Go back to all batches.",
  ROW_NOT_FOUND: "This row is gone.",
  NOTHING_TO_MANIFEST:
    "No label is left for this form: they are on a form already, voided, or none was bought.",
  LABEL_NOT_MANIFESTABLE: "Some of these labels cannot come onto this form.",
  SEVERAL_SHIP_FROMS: "These labels leave from several places. Make one form for each place.",
  MANIFEST_NOT_FOUND: "This form does not exist.",
  WEBHOOK_NOT_FOUND: "This webhook was deleted.",
  DELIVERY_NOT_FOUND: "This delivery was deleted with its webhook.",
  KEY_NOT_FOUND: "This key has ended already. Make a new one.",
  ROW_NOT_EDITABLE: "This row is bought or being bought and cannot be changed any more.",
  NOTHING_TO_BUY: "There is nothing ready to be bought. Look at the rows with problems.",
  PRICE_CHANGED: "The sum has changed since you saw it. Look at the new one and buy again.",
  INSUFFICIENT_BALANCE: "The balance does not suffice. Add money in the wallet.",
  EXCHANGE_RATE_UNAVAILABLE: "The exchange rate is not known just now. Try again in a minute.",
  STORAGE_UNAVAILABLE: "The disk refuses to be written. Free some space and try again.",
  CARRIER_REJECTED: "The carrier refused this parcel. Check the address and the package.",
  CARRIER_UNAVAILABLE: "The carrier cannot be reached. Try again later.",
  CARRIER_TIMEOUT: "The carrier did not answer in time; no label was sold.",
  // A carrier account, in live mode.
  NO_CARRIER_ACCOUNT: "No carrier account is connected. Connect one, then try again.",
  CARRIER_ACCOUNT_REFUSED:
    "The carrier account refuses its key: it is wrong or was revoked. Connect the account again with a good key.",
  CARRIER_NO_FUNDS:
    "The carrier account has no money left. Add some there, then buy again. Nothing was charged.",
  CLOCK_WRONG:
    "This computer's clock differs by {{minutes}} minutes from the carrier account's. Set it right, then check again under Going live.",
  CARRIER_UNREACHABLE:
    "The carrier account cannot be reached. Look at this computer's network, then go on. Nothing was lost.",
  BATCH_RESTORED:
    "The backup was made while this batch was being bought. What was bought after that is not known here: look at the carrier account, or into the folder that was moved aside, before you go on, or labels are bought twice.",
  CARRIER_BUSY:
    "The carrier account takes no more requests just now. Nothing was charged; try again in a minute.",
  LABEL_FILE_PENDING:
    "The label was bought; its file is not there yet. It is fetched by itself and not bought again.",
  LABEL_REFUNDED:
    "The carrier account refunded this label: it must not be used. Nothing was charged; buy again for another one.",
  RATE_CHANGED: "The price rose since it was quoted. Look at the new one and try again.",
  RATE_EXPIRED: "The quote is older than 30 minutes. Check the row again.",
  // A printer.
  SPOOLER_GONE:
    "The print service of this computer is not running. Start it, or restart the computer. A network printer and a PDF folder work without it.",
  SPOOLER_MISSING:
    "This computer has no print service (CUPS) that could be asked. Install it, or use a network printer or a PDF folder.",
  PRINTER_GONE:
    "The printer does not answer. See that it is switched on and connected, look at the paper, then resume after the last good label.",
  PRINTER_UNKNOWN:
    "This computer does not know the printer any more. Add it again in the computer's own settings, or print on another.",
  PRINTER_REFUSES:
    "The printer takes no labels. Look for it in the computer's own printer settings, then resume.",
  PRINTER_STOPPED:
    "The printer has stopped. Look for a jam, an open cover or missing labels, let it go on in the computer's own printer settings, then resume.",
  PRINTER_SLOW:
    "The printer did not finish within ten minutes. Look for a jam or missing labels, then resume.",
  PRINTER_PAPER_OUT: "The printer is out of labels. Load labels, then resume.",
  PRINTER_HEAD_OPEN: "The printer's head is open. Close it, then resume.",
  PRINTER_RIBBON_OUT: "The printer is out of ribbon. Change it, then resume.",
  PRINTER_PAUSED: "The printer is paused. Press its pause key, then resume.",
  FOLDER_GONE:
    "The PDF folder cannot be written to. See that its drive is connected and has room, or choose another folder under Printers.",
  STATION_STOPPED:
    "The program was closed while this was printing. Look at the paper, then resume after the last good label.",
  PRINT_FAILED: "The labels could not be printed. The log in Settings says more.",
  // The file as a whole.
  FILE_IMPORTED_BEFORE:
    "The same file was imported on {{date}} as “{{name}}”. Check that nothing is shipped twice.",
  ENCODING_GUESSED:
    "The file does not say how it writes letters with accents. Check some names and streets.",
  TEXT_DAMAGED: "Letters were lost before the file came here. Check names and streets.",
  HEADER_EMPTY: "Column {{column}} has no header.",
  HEADER_TWICE: "Columns {{first}} and {{second}} are both called “{{header}}”.",
  HEADER_MISSING: "The file has no header row. Say what each column is.",
  TITLE_SKIPPED_one: "{{count}} line above the header was left out.",
  TITLE_SKIPPED_other: "{{count}} lines above the header were left out.",
  EMPTY_ROWS_one: "{{count}} empty row was left out.",
  EMPTY_ROWS_other: "{{count}} empty rows were left out.",
  FOOTER_SKIPPED_one: "{{count}} line below the orders was left out.",
  FOOTER_SKIPPED_other: "{{count}} lines below the orders were left out.",
  LINE_RAGGED:
    "{{found}} cells where the header has {{expected}}. Look whether they stand under the right headers.",
  LINES_RAGGED_one: "{{count}} more line does not have {{expected}} cells.",
  LINES_RAGGED_other: "{{count}} more lines do not have {{expected}} cells.",
  QUOTE_OPEN:
    "A quotation mark opened here is never closed: everything after it became one cell. Remove it and drop the file again.",
  SHEETS_IGNORED: "Only the sheet “{{sheet}}” was read, not {{ignored}}.",
  // A file that is no order file.
  FILE_EMPTY: "The file is empty. Export the orders again.",
  FILE_WITHOUT_ORDERS: "The file has a header but no orders below it. Export the orders again.",
  FILE_ONE_COLUMN:
    "The file has only one column, and an address takes several. Export the orders as CSV or XLSX.",
  FILE_LINES_MAX: "The file has more than {{max}} lines. Split it into smaller files.",
  FILE_COLUMNS_MAX:
    "The file has {{found}} columns, more than {{max}}. Remove columns that say nothing about the orders.",
  FILE_CELL_MAX:
    "Line {{line}} has a cell of {{found}} characters, more than {{max}}. Look for a quotation mark that is never closed in it.",
  FILE_IS_OTHER: "This is no order file ({{kind}}). Export the orders as CSV or XLSX.",
  FILE_IS_PACKED: "The file is packed ({{kind}}). Unpack it and drop the file that is inside.",
  FILE_IS_WEB_PAGE:
    "The file is a web page, whatever its name says. Open it in a spreadsheet program and save it as .xlsx or .csv; if it is a sign-in page, download the export again.",
  FILE_OTHER_WORKBOOK:
    "This kind of workbook ({{kind}}) cannot be read. Open it in a spreadsheet program and save it as .xlsx or .csv.",
  FILE_NOT_TEXT: "The file is neither CSV nor XLSX. Export the orders as CSV or XLSX.",
  FILE_PROTECTED:
    "The file is protected by a password. Open it, save it without the password, and drop it again.",
  FILE_DAMAGED:
    "The workbook is damaged or was not downloaded whole. Download it again, or open it in a spreadsheet program and save it again.",
  FILE_UNPACKED_MAX:
    "The workbook unpacks to {{size}} MB, more than {{max}} MB. Keep only the sheet with the orders, or save it as .csv.",
  FILE_TOO_HEAVY:
    "The file takes too much time or memory to be read. Keep only the sheet and the columns with the orders, or split it into smaller files.",
  FILE_SIZE_MAX: "The file has {{size}} MB, more than {{max}} MB. Split it into smaller files.",
  ADDED_COLUMNS_UNCLEAR:
    "The columns of this table are not clear. Make a new batch of it and say there what they are; the next table with these columns can be added.",
  // A row.
  VALUE_IS_DATE: "“{{text}}” is a date; something else belongs here.",
  NUMBER_INVALID: "“{{text}}” is not a number.",
  NUMBER_NEGATIVE: "“{{text}}” is below zero.",
  NUMBER_TOO_LARGE: "“{{text}}” is too much. Check the number and its unit.",
  WEIGHT_FROM_ITEMS: "The weight is the sum of the items; the box is not in it.",
  CONTENTS_UNKNOWN: "“{{text}}” is no kind of contents; merchandise is assumed.",
  CONTROL_CHARACTERS: "Invisible characters were taken out.",
  FORMULA_TEXT: "“{{text}}” is a formula and was kept as plain text. Write the real value.",
  SPREADSHEET_EXPONENT: "“{{text}}” was shortened by a spreadsheet. Write all its digits.",
  TEXT_TOO_LONG: "{{length}} characters, at most {{max}} fit; the rest was cut.",
  COUNTRY_ASSUMED: "The country is empty; {{country}} is assumed.",
  COUNTRY_UNKNOWN: "“{{text}}” is no country that is known.",
  ZIP_ZERO_RESTORED: "The ZIP had lost its zero: {{typed}} was read as {{zip}}.",
  HS_ZERO_RESTORED: "The HS code had lost its zero: {{typed}} was read as {{code}}.",
  DUPLICATE_LINE: "Line {{line}} says the same as line {{of}}.",
  TOO_MANY_ITEMS: "Only {{max}} items fit on one parcel.",
  WEIGHT_MISSING: "The package has no weight. Weigh it.",
  SIZE_MISSING: "The package has no {{side}}. Type it, or choose a package.",
  SHIP_FROM_MISSING: "There is no address to ship from. Add one in Settings.",
  DUPLICATE_RECIPIENT: "{{count, number}} rows of this batch go to this recipient.",
  DUPLICATE_ORDER_NUMBER:
    "{{count, number}} rows of this batch have the order number {{orderNumber}}.",
  ADDRESS_SUGGESTED: "The postal service writes this address otherwise: press . to take it.",
  ADDRESS_FAILED: "{{reason}}",
  RULE_UNMET: "No service fits the rule. Choose another rule, or a rate for this row.",
  ADDRESS_DOUBTFUL: "{{reason}}",
  FIELD_MISSING: "The recipient lacks: {{field}}.",
  FIELD_INVALID: "Cannot be used for a label: {{field}}.",
  CUSTOMS_INCOMPLETE: "The customs form lacks: {{field}}.",
  WEIGHT_IMPLAUSIBLE:
    "{{ounces, number}} oz = {{grams, number(maximumFractionDigits: 0)}} g does not go with the size of this box. Weigh it again, or check the unit.",
  ALREADY_SHIPPED:
    "Order {{orderNumber}} was shipped on {{date}}. Leave the row out, or give it another number to ship again.",
  RATES_UNAVAILABLE: "The rates could not be had. Check the row again.",
  NO_RATES: "No carrier takes this parcel. {{messages}}",
  CHECK_FAILED: "The station could not check this row. Change it, or check it again.",
  E_ADDRESS_NOT_FOUND: "The address is not known.",
  E_ADDRESS_INVALID: "The address is wrong.",
  E_HOUSE_NUMBER_MISSING: "The house number is missing.",
  E_HOUSE_NUMBER_INVALID: "The house number is wrong.",
  E_STREET_MISSING: "The street is missing.",
  E_STREET_INVALID: "The street is wrong.",
  E_BOX_NUMBER_MISSING: "The box number is missing.",
  E_BOX_NUMBER_INVALID: "The box number is wrong.",
  E_SECONDARY_INFORMATION_MISSING: "The apartment or unit is missing.",
  E_SECONDARY_INFORMATION_INVALID: "The apartment or unit is wrong.",
  E_CITY_STATE_ZIP_INVALID: "City, state and ZIP do not go together.",
  E_STATE_INVALID: "The state is wrong.",
  E_ZIP_INVALID: "The ZIP is wrong.",
  E_COUNTRY_INVALID: "The country is wrong.",
  field: {
    name: "name",
    company: "company",
    street1: "street",
    street2: "second street line",
    city: "city",
    state: "state",
    zip: "ZIP",
    country: "country",
    phone: "phone",
    email: "email",
    length: "length",
    width: "width",
    height: "height",
    items: "items",
    description: "description of an item",
    quantity: "quantity of an item",
    value: "value of an item",
    weight: "weight of an item",
    hsCode: "HS code of an item",
    origin: "origin of an item",
    signer: "signer (Settings)",
    contentsType: "contents",
  },
} as const;
