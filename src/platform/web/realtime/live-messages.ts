import type { LiveMessage } from '#platform/contract/realtime.endpoints.ts'

type Listener = (message: LiveMessage) => void

const listeners = new Set<Listener>()

/** Hears what the live channel brings to this page, and `live.ready` each time it has opened; returns how to stop. */
export function onLiveMessage(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function heardLive(message: LiveMessage): void {
  for (const listener of listeners) listener(message)
}
