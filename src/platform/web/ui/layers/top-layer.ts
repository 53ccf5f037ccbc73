import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** A modal makes the rest of the page inert, so what must stay usable moves into it. */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((one) => one !== dialog))
}

/** The dialog that lies on top, if any. */
export function useTopLayer(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
