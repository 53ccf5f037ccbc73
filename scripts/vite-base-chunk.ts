type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const EVERYWHERE = /\/src\/(?:root|entry\.client)\.tsx(?:\?|$)/
/** The door of a feature leads to more than what one who comes through it needs. */
const DOOR = /\/web\/index\.ts$/

/**
 * Two files for all that every page of the application needs: together it is smaller on the wire than in thirty pieces, and
 * no piece of it is ever loaded without the others. Libraries change seldom, so browsers that come again keep theirs.
 */
export function baseChunks() {
  const known = new Map<string, boolean>()
  function isEverywhere(id: string, graph: Graph): boolean {
    const found = known.get(id)
    if (found !== undefined) return found
    // Until it is known; modules that import each other in a circle would ask for ever.
    known.set(id, false)
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const answer = EVERYWHERE.test(id) || importers.some((one) => !DOOR.test(one) && isEverywhere(one, graph))
    known.set(id, answer)
    return answer
  }
  const group = (name: string, test: RegExp, priority: number) => ({
    test,
    priority,
    name: (id: string, graph: Graph) => (isEverywhere(id, graph) ? name : null),
  })
  return [
    group('libraries', /\/node_modules\//, 3),
    group('base', /./, 2),
    // What nearly every page needs besides.
    { name: 'common', minShareCount: 10, priority: 1 },
  ]
}

/** Doors only pass on, so that a page gets of a feature what it uses and no more. */
export const doors = [{ test: DOOR, sideEffects: false }]
