import { placeOf } from './place.ts'
import { type Guard, isTest } from './source.ts'

const DOOR = /^src\/features\/[^/]+\/(contract\/.+|server\/index\.ts|web\/index\.ts)$/
// The map of pages is made at build time; an index that names it would bring the builder to the browser.
const PAGE_MAP = /^src\/features\/[^/]+\/web\/routes\.ts$/

/** Requires imports of another feature through its contract or its index files, which name their exports. */
export const doors: Guard = (sources) =>
  sources.flatMap(({ path, imports, exportsAll }) => {
    const from = placeOf(path)
    const open = DOOR.test(path) && path.endsWith('/index.ts') && exportsAll
    const vague = open ? [`${path} is a door and exports everything; name what it lets out`] : []
    if (!from || isTest(path)) return vague
    const broken = imports.flatMap(({ target }) => {
      const to = target === undefined ? undefined : placeOf(target)
      if (!target || !to?.feature || to.feature === from.feature) return []
      if (DOOR.test(target) || (path === 'src/routes.ts' && PAGE_MAP.test(target))) return []
      return [`${path} does not use the door of ${to.feature}: ${target}`]
    })
    return [...vague, ...broken]
  })
