import { sql } from '#platform/server/db/sql.ts'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import { type Criteria, countFilters } from '../contract/criteria.ts'
import { queryWords } from '../contract/query-words.ts'
import type { QueryWords } from './find/query-words.ts'

/** More per hour are noise, or somebody filling the table. */
const MISSES_AN_HOUR = 1000
const TERM_MAX = 80
const KEPT_DAYS = 400

/** Counts words without any result; numbers that could identify somebody are not stored. */
export async function saveMiss(
  db: Db,
  { criteria, wanted }: { criteria: Criteria; wanted: QueryWords },
): Promise<void> {
  if (onlyReads(db)) return
  const term = queryWords(criteria.q).join(' ')
  const isTelling =
    term.length > 2 && term.length <= TERM_MAX && !/\d{4}/.test(term) && !criteria.q.includes('@')
  if (!isTelling || countFilters(criteria) > 0 || wanted.meant) return
  const { allowed } = await countAgainstLimit(db, {
    key: 'search:misses',
    limit: MISSES_AN_HOUR,
    windowSeconds: 3600,
  })
  if (!allowed) return
  await db.execute(sql`
    insert into search_misses as m (day, term) values ((now() at time zone 'Europe/Sarajevo')::date, ${term})
    on conflict (day, term) do update set count = m.count + 1`)
}

/** Deletes words that were only typed on the way to a longer one. */
export async function deleteOldMisses(db: Db): Promise<void> {
  await db.execute(sql`
    delete from search_misses m where day < current_date - ${KEPT_DAYS}::int
      or exists (select 1 from search_misses l where l.day = m.day and l.term <> m.term and starts_with(l.term, m.term))`)
}
