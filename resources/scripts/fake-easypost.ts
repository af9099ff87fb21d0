import { parseArgs } from "node:util";
import { openFakeEasyPost } from "#electron/carriers/easypost/fake/fake-easypost.ts";
import { ways } from "#electron/carriers/easypost/fake/ways.ts";

/**
 * A server that plays EasyPost, for demos without an account:
 * `node resources/scripts/fake-easypost.ts --port 4811 --book /tmp/fake-easypost.jsonl`, then start the live station with
 * `SHIPDECK_EASYPOST_URL=http://127.0.0.1:4811` and connect a key such as EZTKdemo.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4811" },
    book: { type: "string", default: "fake-easypost.jsonl" },
  },
});
const fake = await openFakeEasyPost({
  port: Number(values.port),
  book: values.book,
  now: () => Date.now(),
});
fake.refunds.atOnce = false;
console.log(`Playing EasyPost on ${fake.url}; its books are in ${values.book}.`);
console.log("The recipient's name tells what happens:");
for (const [name, what] of Object.entries(ways)) console.log(`  ${name.padEnd(20)} ${what}`);
