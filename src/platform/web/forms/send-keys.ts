import type { KeyboardEvent } from 'react'

/** Whether this is the key that sends from a field of several lines, where Enter alone begins a new one. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey)
}
