import { useState } from 'react'

const KEY = 'celebrated'
/** Older achievements are long past their scene. */
const MOST = 50

/** Returns whether this device shows the scene of an achievement for the first time; the second time it stays at rest. */
export function useFirstView(achievement: string): boolean {
  const [isFirst] = useState(() => {
    const before = celebrated()
    if (before.includes(achievement)) return false
    try {
      localStorage.setItem(KEY, [...before, achievement].slice(-MOST).join(' '))
    } catch {
      // A device without room shows the scene once more next time.
    }
    return true
  })
  return isFirst
}

function celebrated(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
}
