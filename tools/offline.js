/* Keeps this version of the house whole. A new version is fetched beside it, and waits until the page asks for it. */

const PREFIX = `ludotheque ${new URL(self.registration.scope).pathname} `;
const NAME = PREFIX + VERSION;
const NEVER_CHANGES = /^(assets|house-[0-9a-f]+)\//; // named after what is in it

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (own) event.respondWith(answer(request));
});

/** All of it or nothing. What the page has just fetched under a name of its own is not fetched again. */
async function keep() {
  const cache = await caches.open(NAME);
  for (const name of FILES) {
    const address = new URL(name, self.registration.scope).href;
    if (await caches.match(address, { cacheName: NAME })) continue;
    const answer = await fetch(address, { cache: NEVER_CHANGES.test(name) ? "force-cache" : "no-cache" });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(address, answer);
  }
}

async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const page = request.mode === "navigate";
  const wanted = page ? new URL("index.html", self.registration.scope).href : request.url;
  return (await cache.match(wanted, { ignoreSearch: page })) ?? fetch(request);
}
