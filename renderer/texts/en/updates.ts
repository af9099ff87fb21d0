export const updates = {
  unread: "Updates cannot be read",
  runs: "Shipdeck {{version}} runs here",
  modes: {
    off: "Updates are off: nothing is asked and nothing is fetched. Your organization's policy can name a feed of its own.",
    check: "{{feed}} is asked once a day. You decide when a newer version is installed.",
    automatic:
      "{{feed}} is asked once a day. A newer version is fetched by itself and installed when the program is closed.",
  },
  unasked: "The feed was not asked yet.",
  checking: "The feed is being asked …",
  newest: "This is the newest version.",
  newer: "Shipdeck {{version}} is there, signed by your organization.",
  checkedAt: "Asked on {{when}}",
  check: "Ask now",
  refused: "The last try was refused",
  notDone: "Not done",
  hindrances: {
    package:
      "This installation does not replace itself: whoever rolls it out installs the new version.",
    checkout: "This program runs from its sources: fetch the new version there.",
    "no-window": "This station has no window: whoever runs it installs the new version.",
  },
  fetch: "Fetch {{version}}",
  fetching: "{{version}} is being fetched …",
  ready: "{{version}} is fetched and checked.",
  install: "Install and start again",
  installing: "A backup is made, then the program starts again.",
  sure: "Install {{version}} now?",
  sureWhy:
    "A backup is made and tried first. Then the program ends and starts again as the new version. It waits while labels are bought or printed.",
  toBackups: "Backups",
} as const;
