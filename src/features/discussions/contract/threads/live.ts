/** Told to the people of a thing when something was said about it; says only what to ask for. */
export const THREADS_CHANGED = 'threads.changed'

export type ThreadsChanged = { kind: string; id: string }
