/**
 * The parts of the worker's scope in use, because the compiler knows either windows or workers, and this layer knows
 * windows.
 */
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

/** The push message, decrypted by the browser. */
export type PushEventInWorker = Extendable & { data: { json(): unknown } | null }
export type NotificationClick = Extendable & { notification: { data: unknown; close(): void } }
type WindowClient = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }

export type WorkerScope = {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventInWorker) => void): void
  addEventListener(type: 'push', listener: (event: PushEventInWorker) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void
  skipWaiting(): Promise<void>
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: object): Promise<void>
  }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** Filled in when the pages are built. */
export type Build = {
  version: string
  /** The files for the offline page. */
  core: string[]
  /** Script and style of the application, for those who use it. */
  application: string[]
  /** Pages that open offline: the addresses that each stands for, and its files besides `application`. */
  pages: { at: string; shell: string; files: string[] }[]
}
