/**
 * Avenues and lanes that have a letter or a number for their name, behind a direction: "W AVENUE K", "E AVENUE R8", "N AVENUE 52",
 * "S LANE 5". Spelled out, "WEST AVE 5" may as well be a unit on West Avenue: then the letter and the whole word AVENUE have to say it.
 */
export function isNamedAvenue([direction = "", kind = "", name = ""]: readonly string[]): boolean {
  const lettered = /^[A-Z](?:-?\d{1,2})?$/.test(name);
  const numbered = /^\d{1,3}$/.test(name);
  if (!/^[NSEW]$/.test(direction))
    return /^(?:NORTH|SOUTH|EAST|WEST)$/.test(direction) && kind === "AVENUE" && lettered;
  return kind === "LANE" ? numbered : /^(?:AVENUE|AVE|AV)$/.test(kind) && (lettered || numbered);
}
