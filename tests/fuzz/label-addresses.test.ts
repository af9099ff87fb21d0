import fc from "fast-check";
import { expect, test } from "vitest";
import { Room } from "../doors/room.ts";
import { RawConnection, requestText } from "../doors/raw-connection.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { Dice } from "./dice.ts";
import { leakIn } from "./leaks.ts";
import { drawText } from "./nasty-texts.ts";

const runs = Number(process.env["SHIPDECK_FUZZ_LABEL_ADDRESSES"] ?? 400);

test("a label's address with anything in it changed opens nothing, breaks nothing and tells nothing", async () => {
  await using room = await Room.open();
  await room.fund();
  const { orderId } = await orderFor(room.client);
  const { labels } = await room.client.purchaseLabels({ orderId });
  const right = new URL(labels[0]?.labelUrl ?? "");
  const whole = await fetch(right);
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const urls = Object.values(labels[0]?.labelFormats ?? {});
  const formats = new Set(urls.map((url) => new URL(url).pathname));
  const port = Number(right.port);
  /** On a connection of its own: one that idles while labels are drawn may be closed by the station. */
  const get = async (path: string) => {
    using connection = await RawConnection.open(port);
    await connection.send(requestText(`GET ${path} HTTP/1.1`, [["host", `127.0.0.1:${port}`]]));
    return (await connection.answer()) ?? { status: 0, body: "{}" };
  };
  const property = fc.asyncProperty(fc.gen(), async (draw): Promise<void> => {
    const dice = new Dice(draw);
    const path = right.pathname;
    const at = dice.int(1, path.length - 1);
    const text = encodeURIComponent(drawText(dice, 60).replaceAll(/[\ud800-\udfff]/g, "\ufffd"));
    const tried = dice.pick([
      path.slice(0, at) + text + path.slice(at + 1),
      `${path}.${text}`,
      `/labels/${text}`,
      `/labels/${text}.pdf`,
      path.slice(0, at),
      path.toUpperCase(),
      path.replace(
        ".pdf",
        dice.pick([".png", ".zpl", ".exe", "", ".", "..pdf", ".pdf.pdf", "%00.pdf"]),
      ),
    ]);
    const { status, body } = await get(tried);
    const opened = status === 200 && formats.has(tried);
    if (!opened) {
      expect({ tried, status: status === 400 ? 404 : status }).toEqual({ tried, status: 404 });
      const { message } = JSON.parse(body) as { message: string };
      expect({ tried, leak: leakIn(message) }).toEqual({ tried, leak: null });
    }
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  expect(room.station.errors).toEqual([]);
});
