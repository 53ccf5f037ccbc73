import { useSyncExternalStore } from 'react'

/**
 * Whether what is drawn is what the server sent. Scripts are drawn only then: the browser's rules let nobody make one, also not
 * when the page has to be drawn anew because it could not be taken over.
 */
export function useFromServer(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
