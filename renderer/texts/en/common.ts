/** Words that every screen uses. */
export const common = {
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  delete: "Delete",
  copy: "Copy",
  copied: "Copied",
  edit: "Edit",
  add: "Add",
  yes: "Yes",
  no: "No",
  all: "All",
  none: "None",
  search: "Search",
  loading: "Loading …",
  tryAgain: "Try again",
  undo: "Undo",
  redo: "Redo",
  done: "Done",
  secretOnce:
    "It is shown this once. The station keeps no copy that could be shown again; store it now.",
  secretStored: "I have stored it",
} as const;
