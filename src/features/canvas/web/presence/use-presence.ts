import { useEffect, useSyncExternalStore } from 'react'
import type { CanvasSession } from '../sync/canvas-session.ts'
import type { Caret } from './presence.ts'

/** Sends the member's box to the others while the page shows it. */
export function usePresence({ presence }: CanvasSession, box: string | null): void {
  useEffect(() => presence.enter(box), [presence, box])
}

/** Returns the carets of the others in all boxes. */
export function useCarets({ presence }: CanvasSession): readonly Caret[] {
  return useSyncExternalStore(presence.subscribe, presence.carets, presence.carets)
}
