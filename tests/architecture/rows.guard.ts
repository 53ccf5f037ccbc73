import { type Expression, Visitor } from 'oxc-parser'
import { isTest, type Source } from './source.ts'

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

function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

/** Compares the counts with the tolerated ones; returns faults for too many, and for too few with the number to write. */
export function rowsBeyondBaseline(sources: Source[], tolerated: Readonly<Record<string, number>>): string[] {
  const counts = new Map(sources.map((source) => [source.path, unprovenRows(source)]))
  return [...new Set([...counts.keys(), ...Object.keys(tolerated)])].flatMap((path) => {
    const [count, allowed] = [counts.get(path) ?? 0, tolerated[path] ?? 0]
    if (count > allowed)
      return [
        `${path} gives rows of SQL a type that nothing proves ${count} times, ${allowed} are tolerated: use rowsOf()`,
      ]
    return count < allowed
      ? [`${path}: only ${count} are left, lower the ${allowed} in rows-baseline.ts`]
      : []
  })
}
