import { useState } from 'react'
import { useMemberId } from '../session/session-provider.tsx'

/** Something being written, kept for this tab and its writer until it is done with, so that a reload loses nothing. */
export function useKept<T>(
  name: string,
  first: T,
): [value: T, change: (next: T) => void, forget: () => void] {
  // Whoever signs in next in this tab sees nothing of it.
  const place = `${name}/${useMemberId()}`
  const [value, setValue] = useState<T>(() => read<T>(place) ?? first)
  function change(next: T) {
    setValue(next)
    try {
      sessionStorage.setItem(place, JSON.stringify(next))
    } catch {
      // Too long for the tab's memory: it stays on the page.
    }
  }
  return [value, change, () => sessionStorage.removeItem(place)]
}

function read<T>(place: string): T | undefined {
  if (typeof sessionStorage === 'undefined') return undefined
  const text = sessionStorage.getItem(place)
  return text === null ? undefined : (JSON.parse(text) as T)
}
