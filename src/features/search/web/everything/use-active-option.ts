import { type KeyboardEvent, useEffect, useState } from 'react'

/** Returns the active option, while the focus stays in the field; a new query starts at the first. */
export function useActiveOption({ id, count, query }: { id: string; count: number; query: string }) {
  const [{ at, of }, setAt] = useState({ at: 0, of: query })
  // A response may have fewer than the one before.
  const active = of === query ? Math.min(at, Math.max(count - 1, 0)) : 0
  const setActive = (index: number) => setAt({ at: index, of: query })
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  function press(event: KeyboardEvent) {
    if (count === 0 || event.nativeEvent.isComposing) return
    const to = { ArrowDown: (active + 1) % count, ArrowUp: (active + count - 1) % count }[event.key]
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter') document.getElementById(`${id}-${active}`)?.click()
    else return
    event.preventDefault()
  }
  return { active, setActive, press }
}
