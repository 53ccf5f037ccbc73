import { useEffect } from 'react'

/**
 * A page whose data could not be fetched without a connection: the worker has a better answer to its address than a failure,
 * which only the browser's own way there brings. Says whether that is under way.
 */
export function useOfflinePage(): boolean {
  const leaves =
    typeof navigator !== 'undefined' && !navigator.onLine && !!navigator.serviceWorker?.controller
  useEffect(() => {
    if (leaves) location.reload()
  }, [leaves])
  return leaves
}
