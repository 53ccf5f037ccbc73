import { type Expression, Visitor } from 'oxc-parser'
import { isTest, type Source } from './source.ts'

/** Counts a file's calls of the query builder; new statements are written in SQL (docs/decisions/0031). */
export function builderCalls({ path, program }: Source): number {
  if (!path.startsWith('src/') || isTest(path)) return 0
  let count = 0
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (BEGINS.has(callee.property.name) && isDatabase(callee.object)) count += 1
    },
  }).visit(program)
  return count
}

const BEGINS = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete'])

function isDatabase(object: Expression): boolean {
  const name =
    object.type === 'Identifier'
      ? object.name
      : object.type === 'MemberExpression' && object.property.type === 'Identifier'
        ? object.property.name
        : ''
  return name === 'db' || name === 'tx'
}

/** Compares the counts with the tolerated ones; returns faults for too many, and for too few with the number to write. */
export function builderBeyondBaseline(
  sources: Source[],
  tolerated: Readonly<Record<string, number>>,
): string[] {
  const counts = new Map<string, number>()
  for (const source of sources) {
    const feature = /^src\/(?:features\/)?([^/]+)\//.exec(source.path)?.[1] ?? source.path
    const count = builderCalls(source)
    if (count > 0) counts.set(feature, (counts.get(feature) ?? 0) + count)
  }
  return [...new Set([...counts.keys(), ...Object.keys(tolerated)])].flatMap((feature) => {
    const [count, allowed] = [counts.get(feature) ?? 0, tolerated[feature] ?? 0]
    if (count > allowed)
      return [
        `${feature} calls the query builder ${count} times, ${allowed} are tolerated: write SQL, see rowsOf()`,
      ]
    return count < allowed
      ? [`${feature}: only ${count} are left, lower the ${allowed} in builder-baseline.ts`]
      : []
  })
}
