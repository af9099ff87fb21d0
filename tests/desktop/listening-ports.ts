import { readdirSync, readFileSync, readlinkSync } from "node:fs";

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.slice(1) ?? [];
    } catch {
      return [];
    }
  });
}

const listening = "0A";

/**
 * What a process and its children listen on, from Linux's own tables: `0100007F:12CA`, address and port in hex as
 * proc(5) writes them; UDP sockets count as listening.
 */
export function listeningPorts(pid: number): string[] {
  const sockets = new Set(treeOf(pid).flatMap(socketsOf));
  return ["tcp", "tcp6", "udp", "udp6"].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => {
        const counts = table.startsWith("udp") || state === listening;
        return counts && sockets.has(inode ?? "");
      })
      .map(([, local]) => local ?? ""),
  );
}
