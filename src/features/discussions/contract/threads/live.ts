/** Sent to the people of a thing about a new post; it only names what to fetch. */
export const THREADS_CHANGED = 'threads.changed'

export type ThreadsChanged = { kind: string; id: string }
