type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const NAVIGATION = /\/web\/navigation\.ts$/
/** Enough console screens share these for the common chunk, but a member's first page does not need them. */
const LATER = /\/ui\/blocks\/pick\.tsx|\/features\/calls\/contract\/titles\.ts/
const EVERYWHERE = /\/src\/(?:root|entry\.client)\.tsx(?:\?|$)/

/**
 * Splits the code that every page needs into two files: smaller on the wire than thirty pieces, which never load separately
 * anyway. Libraries change seldom, so returning browsers keep theirs.
 */
export function baseChunks() {
  const known = new Map<string, boolean>()
  /** Searches importers for the root; a visited module without a path to it is not tried again. */
  function isEverywhere(id: string, graph: Graph): boolean {
    const met = new Set<string>()
    const leads = (one: string): boolean => {
      if (known.has(one) || met.has(one)) return known.get(one) ?? false
      met.add(one)
      const importers = graph.getModuleInfo(one)?.importers ?? []
      const found = EVERYWHERE.test(one) || importers.some(leads)
      if (found) known.set(one, true)
      return found
    }
    const answer = leads(id)
    if (!answer) for (const one of met) known.set(one, false)
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
    // The icons and titles of the members' navigation are drawn together.
    {
      test: /\/lucide-react\/.*\/icons\/|\/contract\/(?:[\w-]+-)?titles?\.ts$/,
      priority: 2,
      name: (id: string, graph: Graph) =>
        graph.getModuleInfo(id)?.importers.some((one) => NAVIGATION.test(one)) ? 'navigation' : null,
    },
    // Modules that nearly every page needs.
    { name: (id: string) => (LATER.test(id) ? null : 'common'), minShareCount: 46, priority: 1 },
  ]
}
