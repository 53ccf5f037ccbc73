import type { Expression } from 'oxc-parser'
import { isTest, type Source } from './source.ts'
import { exportedDeclarations, isCallOf } from './syntax.ts'
import { beyondTolerance } from './tolerance.ts'

/** A name and its file, for the message of a fault. */
type Named = { name: string; path: string }

/** Returns the endpoints that contracts export. */
export function endpointNames(sources: Source[]): Named[] {
  return exportedNames(
    sources.filter(({ path }) => /^src\/.*\/contract\//.test(path)),
    (init) => init !== 'function' && isCallOf('endpoint', init),
  )
}

/** Returns the functions that `*.queries.ts` export. */
export function queryNames(sources: Source[]): Named[] {
  return exportedNames(
    sources.filter(({ path }) => /^src\/.*\.queries\.ts$/.test(path)),
    (init) => init === 'function' || init?.type === 'ArrowFunctionExpression',
  )
}

/**
 * Requires names that begin with a verb of the list. Others are tolerated as often as the baseline says, which may only
 * fall; a fault names each, so that a new name gets a verb that a reader can guess.
 */
export function verbsBeyondBaseline(
  what: string,
  names: Named[],
  standard: ReadonlySet<string>,
  tolerated: Readonly<Record<string, number>>,
): string[] {
  const others = Map.groupBy(
    names.filter(({ name }) => !standard.has(verbOf(name))),
    ({ name }) => verbOf(name),
  )
  const placesOf = (verb: string) => (others.get(verb) ?? []).map(({ name, path }) => `${path} ${name}`)
  return beyondTolerance({
    counts: new Map(Array.from(others, ([verb, all]) => [verb, all.length])),
    tolerated,
    tooMany: (verb, count, allowed) =>
      `${count} ${what} begin with "${verb}", ${allowed} are tolerated: use one of ${[...standard].join(', ')}\n${placesOf(verb).join('\n')}`,
    tooFew: (verb, count, allowed) => `only ${count} ${what} begin with "${verb}": lower the ${allowed}`,
  })
}

function verbOf(name: string): string {
  return /^[a-z0-9]+/.exec(name)?.[0] ?? name
}

function exportedNames(
  sources: Source[],
  isMeant: (init: Expression | 'function' | null) => boolean,
): Named[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, program }) =>
      exportedDeclarations(program).flatMap((declaration) => {
        if (declaration.type === 'FunctionDeclaration')
          return declaration.id && isMeant('function') ? [{ name: declaration.id.name, path }] : []
        if (declaration.type !== 'VariableDeclaration') return []
        return declaration.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && isMeant(init) ? [{ name: id.name, path }] : [],
        )
      }),
    )
}
