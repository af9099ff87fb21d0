export const backup = {
  now: "Make a backup",
  nowHint:
    "One file with the database, every label, your rate cards and the settings of this computer. It counts as made only after it was restored in another place and examined there.",
  make: "Make a backup …",
  makeTitle: "Make a backup",
  makeDo: "Choose where and make it",
  makeEncrypted: "Make an encrypted backup …",
  encryptHint:
    "An encrypted backup carries the key of the webhook secrets along, so they work on another computer too. Without the passphrase nobody can open it, you included.",
  plainHint:
    "Not encrypted, the key of the webhook secrets is left out: on another computer they have to be made anew.",
  passphrase: "Passphrase",
  passphraseAgain: "The same again",
  passphraseShort: "must have at least 8 characters",
  passphraseOther: "is not the same",
  made_one:
    "{{count}} label and the database are in {{path}} ({{size}} MB). It was tried by restoring it: all is well.",
  made_other:
    "{{count}} labels and the database are in {{path}} ({{size}} MB). It was tried by restoring it: all is well.",
  notMade: "No backup was made",
  plan: "By itself",
  planHint:
    "The station backs itself up while you work, and again once it is open when a time was missed.",
  schedule: "When",
  schedules: { off: "Only by hand", daily: "Every day", hours: "Every few hours" },
  hour: "At the hour",
  everyHours: "Hours between two",
  folder: "Into",
  folderChoose: "Choose another …",
  folderOwn: "Use the data folder's own",
  otherDisk:
    "Choose a folder on another disk, or one that is copied elsewhere: it survives the end of this disk.",
  encrypted: "Encrypted with a passphrase",
  notEncrypted: "Not encrypted",
  setPassphrase: "Encrypt …",
  changePassphrase: "Change the passphrase …",
  stopEncrypting: "Encrypt no more",
  passphraseTitle: "Passphrase of the backups",
  passphraseWhy:
    "Backups made from now on are encrypted with it. Older ones keep theirs. Write it down where this computer's end does not take it along.",
  passphraseLost:
    "The passphrase cannot be read on this computer: no backup is made until it is set anew.",
  retention:
    "Kept are the last seven, and one of each of the last seven days, four weeks and twelve months. Only files that the station made itself are removed.",
  next: "The next one: {{when}}.",
  nextNone: "None is planned.",
  runNow: "Back up now",
  running: "A backup is being made …",
  history: "The last backups",
  historyNone: "None yet. Make one by hand, or wait for the first by schedule.",
  when: "When",
  result: "Result",
  file: "File",
  size: "Size",
  took: "Took",
  seconds: "{{time}} s",
  well: "Made and tried",
  failed: "Not made",
  removed: "Made, replaced by newer ones",
  isEncrypted: "encrypted",
  restorePassphrase: "This backup is encrypted",
  restorePassphraseWhy: "Type the passphrase that it was made with.",
  restoreTry: "Open it",
  secretsLater: "Its webhook secrets work here only if this folder already has their key.",
  security: "Security",
  secretsTitle: "The key of the secrets",
  secretsHint:
    "Webhook secrets lie encrypted in the database. This is about the key that opens them.",
  keptByKeychain: "Kept by {{keeper}}: only your account on this computer reads it.",
  keptByFile: "In a key file readable by your account: {{file}}",
  keptByFileWarning:
    "Whoever can read your files can read the secrets. Back up the data encrypted, and do not hand the folder on.",
  keptByNone: "There is no secret yet. The key is made with the first one.",
  noKeychain: "This computer offers no keychain that could keep it.",
  moveToKeychain: "Have it kept by {{keeper}}",
  moveToFile: "Keep it in a file",
  moveToFileWhy:
    "The command line (station serve) can then sign, too; and whoever can read your files has the key.",
  moved: "Moved. Nothing that was sealed has changed.",
  locked: "A key is kept by {{keeper}} of another account or computer",
  lockedWhy:
    "What it sealed cannot be read here. Open this folder in that account, restore an encrypted backup, or make new secrets.",
  damaged: "The key file is damaged",
  damagedWhy:
    "What its key sealed cannot be read. Put the file back from a copy, restore an encrypted backup, or make new secrets.",
  unreadable_one:
    "The secret of {{count}} webhook cannot be read: nothing is sent to it until you make a new one. What waits is kept.",
  unreadable_other:
    "The secrets of {{count}} webhooks cannot be read: nothing is sent to them until you make new ones. What waits is kept.",
  toWebhooks: "Open the webhooks",
  notShown: "This cannot be shown",
  notMoved: "The key was not moved",
} as const;
