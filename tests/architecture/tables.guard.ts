import { placeOf } from './place.ts'
import { isTest, type Source } from './source.ts'
import { tablesNamed } from './sql.ts'
import type { Owners } from './tables.ts'

/** SQL of one feature that names a table of another. */
export type Crossing = { pair: string; table: string; path: string }

/**
 * Finds SQL that bypasses the public API of a table's feature. Tables of the platform and published views are open to all;
 * tests may query anything.
 */
export function crossings(sources: Source[], { tables }: Owners): Crossing[] {
  return sources.flatMap((source) => {
    const { path } = source
    const place = placeOf(path)
    if (place?.room !== 'server' || isTest(path)) return []
    const from = place.feature ?? place.floor
    return tablesNamed(source, tables).flatMap((table) => {
      const owner = tables.get(table)!
      return owner === from || owner === 'platform' ? [] : [{ pair: `${from} → ${owner}`, table, path }]
    })
  })
}

/** Formats each pair of features with its remedy and places. */
export function crossingsSaid(found: Crossing[]): string[] {
  return [...Map.groupBy(found, ({ pair }) => pair)].map(([pair, list]) => {
    const places = list.map(({ table, path }) => `  ${table} in ${path}`).sort()
    return (
      `${pair}: SQL names tables of another feature ${list.length} times. ` +
      `Ask a function of its server/index.ts or a published view instead:\n${places.join('\n')}`
    )
  })
}
