import { useSyncExternalStore } from 'react'
import type { Opened } from './shortcuts.ts'

/** The dialog that is open over the page, and the text typed in it. */
type Open = { opened: Opened | undefined; typed: string }

const NOTHING: Open = { opened: undefined, typed: '' }

// Outside of the header: somebody may press the key while the next page, which brings a header of its own, is on its way.
let open = NOTHING
const listeners = new Set<() => void>()

export function useOpenSearch(): Open {
  return useSyncExternalStore(subscribe, read, readNothing)
}

export function setOpenSearch(next: Partial<Open>): void {
  open = { ...open, ...next }
  for (const listener of listeners) listener()
}

export function closeSearch(): void {
  setOpenSearch(NOTHING)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const read = () => open
const readNothing = () => NOTHING
