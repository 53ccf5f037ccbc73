import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from './when-idle.ts'

/** Fetches parts of a screen ahead, once the browser has nothing better to do. */
export function useIdlePrefetch(...parts: readonly { preload: () => void }[]): void {
  const fetchAll = useEffectEvent(() => parts.forEach(({ preload }) => preload()))
  useEffect(() => whenIdle(() => fetchAll()), [])
}
