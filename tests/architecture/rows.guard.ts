import { Visitor } from 'oxc-parser'
import { isTest, type Source } from './source.ts'
import { nameOf } from './syntax.ts'
import { beyondTolerance } from './tolerance.ts'

/** Counts rows of written SQL with an unproven type; `rowsOf()` gives them one that tests prove. */
export function unprovenRows({ path, program }: Source): number {
  if (!path.startsWith('src/') || isTest(path)) return 0
  let count = 0
  new Visitor({
    CallExpression({ callee, typeArguments }) {
      const [row] = typeArguments?.params ?? []
      // The type `object` reads no columns.
      if (row && row.type !== 'TSObjectKeyword' && ANSWERS_ROWS.has(nameOf(callee))) count += 1
    },
  }).visit(program)
  return count
}

const ANSWERS_ROWS = new Set(['execute', 'query', 'prepared'])

export function rowsBeyondBaseline(sources: Source[], tolerated: Readonly<Record<string, number>>): string[] {
  return beyondTolerance({
    counts: new Map(sources.map((source) => [source.path, unprovenRows(source)])),
    tolerated,
    tooMany: (path, count, allowed) =>
      `${path} gives rows of SQL a type that nothing proves ${count} times, ${allowed} are tolerated: use rowsOf()`,
    tooFew: (path, count, allowed) =>
      `${path}: only ${count} are left, lower the ${allowed} in rows-baseline.ts`,
  })
}
