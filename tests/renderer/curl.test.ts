import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { apiHeaders, curlCommand, shellQuote } from "../../renderer/ui/curl.ts";

/** What a real shell makes of a command whose `curl` prints its arguments, one NUL after each. */
function argumentsOf(command: string, env: Record<string, string> = {}): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync("sh", ["-c", script], { encoding: "utf8", env }).split("\0").slice(0, -1);
}

describe("copy as curl", () => {
  test("a real shell reads back every awkward text as it was", () => {
    for (const text of [
      "O'Brien",
      `"quoted" 'twice'`,
      "$HOME `id` $(id) \\ !!",
      "two\nlines\n",
      "",
      "-x",
      "Zürich 🚚 مرحبا",
      "; rm -rf / #",
      "a&b|c>d<e*?[x]{y}~",
    ])
      expect(argumentsOf(`curl ${shellQuote(text)}`)).toEqual([text]);
  });

  test("method, address, headers and body arrive whole", () => {
    const body = { name: "Conan O'Brien", note: "$5\n`now`" };
    const url = "http://127.0.0.1:4810/api/v1/orders?search=O'Neil&limit=5";
    const command = curlCommand({ method: "POST", url, headers: apiHeaders("ssk_test_1"), body });
    const found = argumentsOf(command, { SHIPDECK_API_SECRET: "sss_'$x\"" });
    expect(found.slice(0, 3)).toEqual(["-X", "POST", url]);
    expect(found).toContain("X-API-Key: ssk_test_1");
    expect(found).toContain("X-API-Secret: sss_'$x\"");
    expect(found).toContain("Content-Type: application/json");
    expect(JSON.parse(found.at(-1) ?? "")).toEqual(body);
  });

  test("a secret is a variable of the shell and never in the text", () => {
    const command = curlCommand({ method: "GET", url: "http://x/", headers: apiHeaders(null) });
    expect(command).toBe(
      'curl http://x/ \\\n  -H "X-API-Key: $SHIPDECK_API_KEY" \\\n  -H "X-API-Secret: $SHIPDECK_API_SECRET"',
    );
  });

  test("a name of a variable cannot smuggle a command in", () => {
    const command = curlCommand({
      method: "GET",
      url: "http://x/",
      headers: { A: { env: "B$(id)`id`" } },
    });
    expect(command).toContain('"A: $Bidid"');
  });
});
