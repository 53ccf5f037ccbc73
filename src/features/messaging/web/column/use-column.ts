import { useRef, useState } from 'react'
import { useWide } from '#platform/web/ui/use-wide.ts'

/** From here on the list, a thread of 480 px and the column stand side by side. */
const COLUMN_REM = 75
const KEY = 'messages-column'

/** The column about a conversation: shown on wide screens until it is closed, which this device remembers. */
export function useColumn() {
  const isWide = useWide(COLUMN_REM)
  const [isClosed, setClosed] = useState(storedClosed)
  const button = useRef<HTMLButtonElement>(null)
  function toggle(): void {
    try {
      if (isClosed) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'closed')
    } catch {
      // A device without room forgets it with the page.
    }
    setClosed(!isClosed)
  }
  return {
    isWide,
    isOpen: isWide && !isClosed,
    button,
    toggle,
    close() {
      toggle()
      button.current?.focus()
    },
  }
}

function storedClosed(): boolean {
  return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'closed'
}
