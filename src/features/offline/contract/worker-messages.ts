import type { Locale } from '#platform/contract/locale.ts'

/** As `?lang=` of a page names it. */
export type OfflineLanguage = Locale | 'bs-Cyrl'

/** A page's message to the worker: to take over from an older one, or to store the whole application for offline use. */
export type WorkerMessage = 'take over' | { keepApplicationIn: OfflineLanguage }
