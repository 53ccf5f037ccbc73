import { type Floor, placeOf } from './place.ts'
import type { Guard } from './source.ts'

const HEIGHT: Record<Floor, number> = { platform: 0, features: 1, app: 2 }

/** Forbids imports from a floor above; every file of src stands on a floor. */
export const floors: Guard = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const from = placeOf(path)
    if (!from) return path.startsWith('src/') ? [`${path} stands in no room`] : []
    return imports.flatMap(({ target }) => {
      const to = target === undefined ? undefined : placeOf(target)
      return to && HEIGHT[to.floor] > HEIGHT[from.floor]
        ? [`${path} imports from the floor above: ${target}`]
        : []
    })
  })
