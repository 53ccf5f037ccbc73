import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { Db } from './db/database.ts'
import type { Services } from './services.ts'

/** Two accounts of one person become one: what `from` has goes to `into`. Runs again after a while, without harm. */
export type Merging = {
  services: Services
  tx: Db
  from: string
  into: string
  /** Things of which both had the same one: the id that went, and the id that stands for it now. */
  became: Map<string, string>
  /** Steps after the commit: removal of files that no row needs any more. */
  afterwards: (() => Promise<void>)[]
}

type Place = { table: string; column: string }

/** Merges the rows that name a member in one column. */
export type MergeRule = (merging: Merging, place: Place) => Promise<void>

/** The rules of a feature by `table.column`, in the order in which they run. */
export type MergeRules = Readonly<Record<string, MergeRule>>

/** The rows belong to the account that is kept from now on. */
export const reassignRows: MergeRule = async ({ tx, from, into }, { table, column }) => {
  const name = sql.identifier(column)
  await tx.execute(sql`update ${sql.identifier(table)} set ${name} = ${into} where ${name} = ${from}`)
}

/** The rows end with the account that closes. */
export const deleteRows: MergeRule = async ({ tx, from }, { table, column }) => {
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${from}`)
}

/** The rows tell what was done with the account that closes, and go on naming it. */
export const keepRows: MergeRule = async () => undefined

/** A person has one row for each value of `keys`: what the kept account has wins, what it lacks comes over. */
export function mergeRows(...keys: string[]): MergeRule {
  return async (merging, place) => {
    const { tx, from, into } = merging
    const table = sql.identifier(place.table)
    const column = sql.identifier(place.column)
    const same: SQL[] = keys.map((key) => sql` and mine.${sql.identifier(key)} = kept.${sql.identifier(key)}`)
    await tx.execute(sql`
      delete from ${table} mine using ${table} kept
      where mine.${column} = ${from} and kept.${column} = ${into}${sql.join(same)}`)
    await reassignRows(merging, place)
  }
}

/** Runs all rules of all features. */
export async function applyRules(
  features: readonly { merger?: MergeRules }[],
  merging: Merging,
): Promise<void> {
  for (const { merger } of features) {
    for (const [place, rule] of Object.entries(merger ?? {})) {
      const [table = '', column = ''] = place.split('.')
      await rule(merging, { table, column })
    }
  }
}
