import type { Services } from '#platform/server/services.ts'
import { sql } from '#platform/server/db/sql.ts'

/** What people of the demo world look for and do not find, and how often in a week. */
const TERMS = {
  'njega starih': 9,
  'vozac kamiona': 6,
  'rad kuce': 4,
  trener: 3,
  fizioterapeut: 2,
  'cuvanje djece': 1,
} as const
const WEEKS = 10

/** Seeds searches without results over the last weeks. */
export async function seedMisses({ db }: Pick<Services, 'db'>): Promise<void> {
  const misses = Object.entries(TERMS).flatMap(([term, aWeek], place) =>
    Array.from({ length: WEEKS }, (_, week) => ({
      term,
      ago: 1 + week * 7 + place,
      count: aWeek + (week % 3),
    })),
  )
  await db.execute(sql`
    insert into search_misses (day, term, count)
    select (now() at time zone 'Europe/Sarajevo')::date - ago, term, count
    from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb) as x (term text, ago int, count int)
    on conflict do nothing`)
}
