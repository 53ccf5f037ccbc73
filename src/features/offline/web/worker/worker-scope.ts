/** The part of the worker's world that is used here; the compiler knows either windows or workers, and the room knows windows. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }

export type InstallEvent = Extendable & {
  addRoutes?(rules: { condition: { urlPattern: URLPatternInit }; source: 'network' }[]): Promise<void>
}
export type FetchEvent = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
export type MessageEventInWorker = Extendable & { data: unknown }

type URLPatternInit = { pathname: string }

export type WorkerScope = {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventInWorker) => void): void
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

/** Filled in when the pages are built. */
export type Build = {
  version: string
  /** What the offline page needs. */
  core: string[]
  /** Script and style of the application, for those who use it. */
  application: string[]
}
