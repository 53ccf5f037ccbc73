import type { WorkerMessage } from '../../contract/worker-messages.ts'
import { openPushed, showPush } from './push.ts'
import type { Build, FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
declare const __BUILD__: Build

const { version, core, application } = __BUILD__
const CACHE = `zamah-${version}`
const OFFLINE_PAGE = '/offline.html'
const PATIENCE_MS = 8000
const LASTING = /^\/(assets|fonts)\//

self.addEventListener('install', (event) => {
  // Calls of the API never pass through here: nothing personal can end up in a cache.
  event.waitUntil(
    Promise.all([
      keepCore(),
      event.addRoutes?.([{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }]),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlder(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message === 'take over') event.waitUntil(self.skipWaiting())
  if (message === 'keep application') event.waitUntil(keepApplication())
})

// A browser takes pushes back from whoever gets one and shows nothing.
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (LASTING.test(pathname)) event.respondWith(built(request))
})

/** Pages come from the network and are not kept; without an answer the offline page stands in. */
async function page(event: FetchEvent): Promise<Response> {
  const network = load(event)
  event.waitUntil(network.catch(() => undefined))
  try {
    return await Promise.race([network, patience()])
  } catch {
    return (await offlinePage()) ?? network
  }
}

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

function patience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS))
}

async function offlinePage(): Promise<Response | undefined> {
  const kept = await caches.match(OFFLINE_PAGE)
  return kept && new Response(kept.body, { status: 503, statusText: 'Offline', headers: kept.headers })
}

/** Files with a hash in their name never change, so a kept copy is as good as the server's. */
async function built(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

async function keepCore(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Without cookies, so that nothing about a person can be in it; past the browser's cache, so that it is today's.
  await cache.addAll(
    core.map(
      (path) => new Request(path, { credentials: 'omit', cache: LASTING.test(path) ? 'default' : 'reload' }),
    ),
  )
}

async function keepApplication(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const path of application) {
    if (!(await cache.match(path))) await cache.add(path)
  }
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}
