/**
 * Keeps the shell of the client, so that it opens at once and without a network; a local server then does the rest.
 * Nothing of a game is ever kept: requests to /api go straight to the server.
 */
const SHELL = "stolek-shell-1";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const outdated = caches.keys().then((names) => names.filter((name) => name !== SHELL));
  event.waitUntil(outdated.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  self.clients.claim();
});

/** Files with a hash in their name never change: the kept one will do. */
async function unchanging(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** The page itself: the newest, or the kept one where the network is away. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put(PAGE, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(unchanging(event.request));
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
});
