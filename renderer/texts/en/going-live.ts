/** The guided way to the first label of real money. */
export const goingLive = {
  title: "Going live",
  lead: "This station buys real labels and pays them with real money. Nothing is bought before the first four steps are done; the others save you trouble later. Come back here whenever something stands still.",
  sandbox: "This station works in the sandbox. Going live begins with switching the mode.",
  toMode: "To the mode",
  check: "Check everything",
  notChecked: "Not everything could be checked",
  ready: "Everything that a purchase needs is there",
  notReady: "Labels cannot be bought yet",
  notReadyWhy: "See to what is open below, then press “Check everything”.",
  begin: "Begin with a batch",
  steps: "Steps",
  advised: "advised",
  asked: "Asked {{when}}",
  states: { done: "Done", todo: "Open", wrong: "Not right" },
  names: {
    account: "Carrier account",
    clock: "Clock of this computer",
    rates: "Exchange rates",
    money: "Money in the wallet",
    sender: "Sender's address",
    printer: "Printer",
    backup: "Backups",
  },
  findings: {
    account: {
      none: "No account is connected. Labels are bought from your account at EasyPost: type its API key.",
      unread:
        "The key is kept by another account of this computer and cannot be read here: type it again.",
      unasked: "The key {{key}} is kept. Whether it is good is not known yet.",
      refused: "EasyPost refuses the key {{key}}: it is wrong or was revoked. Type a good one.",
      poor: "The account of {{key}} has no money left. Add some at EasyPost, then check again.",
      away: "EasyPost cannot be reached. Look at this computer's network, then check again. What was bought can be printed meanwhile.",
      good: "Connected with the key {{key}}.",
      rehearsal:
        "Connected with the test key {{key}}: a rehearsal. Everything is real but the postage: its labels carry no parcel. Type a production key (EZAK…) to ship.",
    },
    clock: {
      unasked: "Not compared yet. It is compared with the account's clock.",
      wrong:
        "It differs by {{minutes}} minutes from the account's. Set it right in the system's settings, then check again.",
      right: "It goes with the account's.",
    },
    rates: {
      unasked: "Not asked yet. Prices come from public exchanges.",
      none: "No exchange can be reached or they disagree, so no price in coins is known. Look at the network, then check again.",
      good: "Known for {{currencies}}.",
    },
    money: {
      none: "No BTC or LTC is there to pay with. The wallet shows where to send it.",
      there: "{{amounts}} can be spent.",
    },
    sender: {
      none: "No address yet. Every label needs a sender.",
      unasked: "“{{name}}” was not verified yet.",
      wrong: "“{{name}}” could not be verified. Correct it, then check again.",
      good: "Parcels leave from “{{name}}”, which is verified.",
    },
    printer: {
      none: "No printer is set up.",
      unprinted:
        "No test page was printed yet. Look whether its frame is whole and its code scans.",
      printed: "A test page was printed.",
    },
    backup: {
      off: "No backups are made by themselves.",
      "same-disk":
        "Backups lie beside the data, in {{folder}}. Choose a folder on another disk: one that breaks takes both.",
      good: "Backups lie in {{folder}}.",
    },
  },
  ways: {
    wallet: "Open the wallet",
    addresses: "Ship-from addresses",
    printers: "Printers",
    backups: "Settings of backups",
  },
  testPage: "Print a test page on {{name}}",
  chooseFolder: "Choose a folder …",
  key: "API key of EasyPost",
  keyHint: "EZAK… buys labels; EZTK… is a test key, for a rehearsal.",
  keyWhere:
    "It is tried, sealed on this computer and never shown again. You find it at EasyPost under Account Settings, API Keys.",
  keyEmpty: "Type or paste the key.",
  keyShow: "Show the key",
  connect: "Try and connect",
  notConnected: "The account was not connected",
  otherKey: "Use another key …",
  remove: "Remove the account",
  removeSure: "Remove the account?",
  removeWhy:
    "Its key is forgotten on this computer. Labels that were bought stay; what is under way or to be refunded waits until the account is connected again.",
} as const;
