import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen that is fetched when it is first drawn, and not with the screen. `preload()` fetches it ahead, as when
 * somebody is about to open it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  // Without a connection it is fetched again when it is drawn.
  return Object.assign(Part, { preload: () => void load().catch(() => undefined) })
}
