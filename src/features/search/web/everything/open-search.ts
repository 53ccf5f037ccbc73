import { useSyncExternalStore } from 'react'
import type { Opened } from './shortcuts.ts'

/** The dialog that is open over the page, and the text typed in it. */
type Open = { opened: Opened | undefined; typed: string }

const NOTHING: Open = { opened: undefined, typed: '' }

// Outside the header, because the key may be pressed while the next page brings its own header.
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
