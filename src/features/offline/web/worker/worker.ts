import type { WorkerMessage } from '../../contract/worker-messages.ts'
import { openPushed, showPush } from './push.ts'
import type { Build, FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
declare const __BUILD__: Build

const { version, core, application, pages } = __BUILD__
const CACHE = `zamah-${version}`
const OFFLINE_PAGE = '/offline.html'
const PATIENCE_MS = 8000
const buildPaths = new Set([...application, ...pages.flatMap(({ files }) => files)])
const LASTING = /^\/(assets|fonts)\//

self.addEventListener('install', (event) => {
  // Calls of the API never pass through here, so nothing personal enters a cache.
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
  if (typeof message === 'object') event.waitUntil(keepApplication(message.keepApplicationIn))
})

// Browsers revoke pushes if one shows nothing.
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (LASTING.test(pathname)) event.respondWith(built(request))
})

/** Returns a page from the network; without a response the one stored for its address, else the offline page. */
async function page(event: FetchEvent): Promise<Response> {
  const network = load(event)
  event.waitUntil(network.catch(() => undefined))
  try {
    return await Promise.race([network, patience()])
  } catch {
    return (await cachedPage(event.request)) ?? (await offlinePage()) ?? network
  }
}

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function cachedPage({ url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url)
  const template = pages.find(({ at }) => new RegExp(at).test(pathname))
  return template && (await caches.open(CACHE)).match(template.shell, { ignoreSearch: true })
}

function patience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS))
}

async function offlinePage(): Promise<Response | undefined> {
  const response = await caches.match(OFFLINE_PAGE)
  return (
    response && new Response(response.body, { status: 503, statusText: 'Offline', headers: response.headers })
  )
}

/** Returns a file with a hash in its name, which never changes, so the stored copy is as good. */
async function built(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const response = await cache.match(request.url)
  if (response) return response
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

async function keepCore(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Without cookies, so that it contains nothing about a person; past the browser's cache, so that it is current.
  await cache.addAll(
    core.map(
      (path) => new Request(path, { credentials: 'omit', cache: LASTING.test(path) ? 'default' : 'reload' }),
    ),
  )
}

/** Stores pages that open offline first: a weak connection may not finish. */
async function keepApplication(language: string): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const { shell, files } of pages) {
    await keepAll(cache, files)
    await keepPage(cache, { shell, language })
  }
  await keepAll(cache, application)
}

async function keepAll(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path)
}

/**
 * Stores a page in the language and the letters of this device, rendered without a person; a page of another build would not hydrate with
 * the stored files.
 */
async function keepPage(
  cache: Cache,
  { shell, language }: { shell: string; language: string },
): Promise<void> {
  const address = `${shell}?lang=${language}`
  if (await cache.match(address)) return
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-store' })
  const markup = await answer.clone().text()
  const isOfThisBuild = [...markup.matchAll(/\/assets\/(?!visitor-)[\w.-]+/g)].every(([path]) =>
    buildPaths.has(path),
  )
  if (!answer.ok || !isOfThisBuild) return
  await cache.delete(shell, { ignoreSearch: true })
  await cache.put(address, answer)
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}
