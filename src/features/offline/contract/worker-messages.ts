import type { Locale } from '#platform/contract/locale.ts'

/** What a page may ask of the worker: to take over from an older one, or to keep the whole application for offline use. */
export type WorkerMessage = 'take over' | { keepApplicationIn: Locale }
