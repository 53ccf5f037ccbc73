import type { Locale } from '#platform/contract/locale.ts'

/** A page's message to the worker: to take over from an older one, or to store the whole application for offline use. */
export type WorkerMessage = 'take over' | { keepApplicationIn: Locale }
