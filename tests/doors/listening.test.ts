import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { magic, orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { RawConnection, requestText } from "./raw-connection.ts";
import { until } from "./room.ts";

/** The inodes of this process's own sockets. */
function ownSockets(): Set<string> {
  const found = new Set<string>();
  for (const fd of readdirSync("/proc/self/fd")) {
    try {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[1];
      if (inode) found.add(inode);
    } catch {
      // The folder's own descriptor is gone by now.
    }
  }
  return found;
}

/** What this process listens on, as the kernel has it: `address:port` in its hexadecimal. */
function listening(): string[] {
  const mine = ownSockets();
  return ["/proc/net/tcp", "/proc/net/tcp6", "/proc/net/udp", "/proc/net/udp6"].flatMap((file) =>
    readFileSync(file, "latin1")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      // 0A is LISTEN; UDP sockets have no such state, so every one of them counts.
      .filter((cells) => (cells[3] === "0A" || file.includes("udp")) && mine.has(cells[9] ?? ""))
      .map((cells) => cells[1] ?? ""),
  );
}

function hold(host: string, port: number): Promise<AsyncDisposable & { port: number }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port, ipv6Only: host === "::1" }, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        [Symbol.asyncDispose]: () => new Promise((done) => void server.close(() => done())),
      }),
    );
  });
}

test("a station listens on 127.0.0.1 and ::1 with one port, and on nothing else", async () => {
  const before = new Set(listening());
  const station = await TestStation.open();
  const opened = listening().filter((one) => !before.has(one));
  const port = Number(new URL(station.url).port).toString(16).toUpperCase().padStart(4, "0");
  expect(new Set(opened)).toEqual(
    new Set([`0100007F:${port}`, `00000000000000000000000001000000:${port}`]),
  );
  await station[Symbol.asyncDispose]();
  expect(listening().filter((one) => !before.has(one))).toEqual([]);
});

test("both addresses answer, by number and by name", async () => {
  await using station = await TestStation.open();
  const port = Number(new URL(station.url).port);
  for (const [address, host] of [
    ["127.0.0.1", `127.0.0.1:${port}`],
    ["::1", `[::1]:${port}`],
    ["::1", `localhost:${port}`],
  ] as const) {
    using connection = await RawConnection.open(port, address);
    await connection.send(requestText("GET /api/v1/openapi.json HTTP/1.1", [["host", host]]));
    expect((await connection.answer())?.status).toBe(200);
  }
});

test.each(["127.0.0.1", "::1"])(
  "a port that is taken on %s is a clear error, never another port, and leaves nothing open",
  async (host) => {
    const data = mkdtempSync(join(tmpdir(), "shipdeck-taken-"));
    const before = listening().length;
    try {
      await using taken = await hold(host, 0);
      const { port } = taken;
      await expect(TestStation.open({ data, config: { port } })).rejects.toThrow(
        new RegExp(`Port ${port} is taken by another program.*--port`),
      );
      expect(listening()).toHaveLength(before + 1);
      // The folder is free again: the same station opens on another port.
      await using station = await TestStation.open({ data });
      expect(new URL(station.url).port).not.toBe(String(port));
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
);

test("the file that tells the port is its owner's alone, and goes with the station", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-discovery-"));
  try {
    const station = await TestStation.open({ data });
    const file = join(station.station.config.folder, "station.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      url: station.url,
      pid: process.pid,
    });
    await station.close();
    expect(readdirSync(station.station.config.folder)).not.toContain("station.json");
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("a station that closes lets a running purchase end, and its caller hear of it", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-close-"));
  try {
    const station = await TestStation.open({ data });
    await station.desk.deposit({ currency: "LTC", amount: "5" });
    const client = await station.http();
    const { orderId } = await orderFor(client, [magic("SLOW")]);
    const running = client.purchaseLabels({ orderId });
    const status = async () => (await station.desk.getOrder({ id: orderId })).paymentStatus;
    await until(async () => (await status()) === "processing");
    using idle = await RawConnection.open(Number(new URL(station.url).port));
    const closed = station.close();
    await station.clock.advance(3_000);
    expect((await running).successCount).toBe(1);
    await Promise.all([closed, idle.closed()]);
    await expect(client.listOrders({})).rejects.toThrow("fetch failed");
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("a connection is kept for longer than its answers promise, so that no caller sends into one that is just being closed", async () => {
  await using station = await TestStation.open();
  const { host, port } = new URL(station.url);
  using connection = await RawConnection.open(Number(port));
  await connection.send(requestText("GET /api/v1/openapi.json HTTP/1.1", [["host", host]]));
  const answer = await connection.answer();
  const answered = performance.now();
  expect(answer?.headers.get("connection")).toBe("keep-alive");
  expect(answer?.headers.get("keep-alive")).toBe("timeout=5");
  await connection.closed();
  expect((performance.now() - answered) / 1000).toBeGreaterThan(6.9);
});

test("a caller that wants its connection closed is promised nothing", async () => {
  await using station = await TestStation.open();
  const { host, port } = new URL(station.url);
  using connection = await RawConnection.open(Number(port));
  const headers = [
    ["host", host],
    ["connection", "close"],
  ] as const;
  await connection.send(requestText("GET /api/v1/openapi.json HTTP/1.1", headers));
  const answer = await connection.answer();
  expect(answer?.headers.get("connection")).toBe("close");
  expect(answer?.headers.has("keep-alive")).toBe(false);
  await connection.closed();
});
