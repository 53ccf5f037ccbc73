import { posix } from 'node:path'
import type { Guard, Source } from './source.ts'
import { beyondTolerance } from './tolerance.ts'

const ROLES =
  'queries policy service routes task seed endpoints problems screen bhs en client server guard global fixture config part worker bench journey spec d'
const WORD = '[a-z][a-z0-9]*'
const NAME = new RegExp(`^${WORD}(-[a-z0-9]+)*(\\.(${ROLES.replaceAll(' ', '|')}))?(\\.test)?\\.(tsx?|mjs)$`)
const DEFAULT_EXPORT = /\.screen\.tsx$|^src\/(root|routes|entry\.\w+)\.tsx?$|\.config\.ts$/

/** Requires file names `noun.role.ts` in kebab-case, with a role from the closed list. */
export const names: Guard = (sources) =>
  sources
    .filter(({ path }) => !NAME.test(posix.basename(path)))
    .map(({ path }) => `${path} is not named noun.role.ts`)

/** Requires named exports; only the router's own files must have a default. */
export const namedExports: Guard = (sources) =>
  sources
    .filter(({ path, hasDefaultExport }) => hasDefaultExport && !DEFAULT_EXPORT.test(path))
    .map(({ path }) => `${path} has a default export`)

/** Words of names that are terms of the field as a whole. */
const TERMS = /not-found/g

/** Counts the files and folders that are named by each participle of the list: a name says the thing. */
export function participlesBeyondBaseline(
  sources: Source[],
  tolerated: Readonly<Record<string, number>>,
): string[] {
  const places = new Map(Object.keys(tolerated).map((word) => [word, new Set<string>()]))
  for (const { path } of sources) {
    const parts = path.split('/')
    for (const [index, part] of parts.entries())
      for (const word of part.replace(TERMS, '').split(/[-.]/))
        places.get(word)?.add(parts.slice(0, index + 1).join('/'))
  }
  return beyondTolerance({
    counts: new Map(Array.from(places, ([word, named]) => [word, named.size])),
    tolerated,
    tooMany: (word, count, allowed) =>
      `${count} names say "${word}", ${allowed} are tolerated: name the thing\n${[...(places.get(word) ?? [])].join('\n')}`,
    tooFew: (word, count, allowed) => `only ${count} names say "${word}": lower the ${allowed}`,
  })
}
