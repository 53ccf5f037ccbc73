import { toIso } from './rows-of.ts'
import { type SQL, sql } from './sql.ts'
import type { Place } from '#platform/contract/cursor.ts'

/** The last row of a page, as a pair that the `(moment, id)` of other rows is compared with. */
export function pageMark({ at, id }: Place): SQL {
  return sql`(${toIso(at)}::timestamptz, ${id}::uuid)`
}
