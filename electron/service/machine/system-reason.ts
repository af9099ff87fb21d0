const reasons: Record<string, string> = {
  ENOENT: "the folder is not there",
  ENOTDIR: "a part of its path is no folder",
  EISDIR: "there is a folder of that name",
  EEXIST: "there is something of that name already",
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
  EROFS: "that disk can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk space of this account is used up",
  ENAMETOOLONG: "its name is too long",
  EBUSY: "another program holds it",
  EIO: "the disk refuses",
};

/** Why the system refused a file, in words for a person; the error's own sentence where it is one of ours. */
export function systemReason(error: unknown): string {
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown };
  if (typeof code === "string" && typeof syscall === "string")
    return reasons[code] ?? `the system refused it (${code})`;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[.]$/, "");
}
