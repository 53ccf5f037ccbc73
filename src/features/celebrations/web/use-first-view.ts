import { useState } from 'react'

const KEY = 'celebrated'
/** Older achievements are long past their scene. */
const MOST = 100

/** Returns whether this device shows the scene of an achievement for the first time; the second time it stays at rest. */
export function useFirstView(achievement: string): boolean {
  const [isFirst] = useState(() => {
    const before = celebrated()
    if (before.includes(achievement)) return false
    remember([...before, achievement])
    return true
  })
  return isFirst
}

/** Returns the first of these achievements that this device has not shown yet; all of them are at rest the next time. */
export function useFirstOf(achievements: readonly string[]): string | undefined {
  const [first] = useState(() => {
    const before = celebrated()
    const fresh = achievements.filter((one) => !before.includes(one))
    if (fresh.length > 0) remember([...before, ...fresh])
    return fresh[0]
  })
  return first
}

function remember(achievements: readonly string[]): void {
  try {
    localStorage.setItem(KEY, achievements.slice(-MOST).join(' '))
  } catch {
    // A device without room shows the scene once more next time.
  }
}

function celebrated(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
}
