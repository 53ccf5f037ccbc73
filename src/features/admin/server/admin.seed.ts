import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast, demoMembers } from '#features/account/server/index.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { saveActiveWeek } from './overview/people.queries.ts'
import { addDays } from '#platform/contract/local-time.ts'
import { lastWeeks } from './overview/weeks.ts'

const fillWeeksRows = rowsOf({ email: z.string(), joined: z.string() })

const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
]

/** Seeds visits of the demo world: the last ended sessions, and the weekly counts. */
export async function seedVisits(services: Services): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    await leaveVisits(tx)
    await fillWeeks(tx)
    await saveActiveWeek(tx)
  })
}

/** Adds visits of two in three members within the week, none before their account existed. */
async function leaveVisits(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into sessions (id, user_id, sid_hash, user_agent, authenticated_at, created_at, last_used_at, expires_at,
      ended_at, end_reason)
    select gen_random_uuid(), id, sha256(gen_random_uuid()::text::bytea),
      (${sql.param(BROWSERS)}::text[])[1 + place % ${BROWSERS.length}::int], came, came, came + interval '12 minutes',
      came + interval '14 days', came + interval '12 minutes', 'logout'
    from (
      select id, place, greatest(created_at, now() - make_interval(
        hours => 2 + (place * 37 % 150)::int + case when place % 3 = 0 then 190 else 0 end)) as came
      from (select id, created_at, row_number() over (order by id) as place from users) as listed
    ) as visits`)
}

async function fillWeeks(tx: Db): Promise<void> {
  const ids = new Map(municipalities.map(({ id, latin }) => [latin, id]))
  const homes = new Map([
    ...demoMembers.map(({ email, municipality }) => [email, municipality] as const),
    ...Object.values(cast).map(({ email, town }) => [email, ids.get(town) ?? ''] as const),
  ])
  const { rows } = await fillWeeksRows(tx)(sql`
    select email::text as email, to_char(created_at, 'YYYY-MM-DD') as joined from users order by id`)
  const counts = lastWeeks(new Date())
    .slice(0, -1)
    .flatMap((week, n) => {
      const here = rows.filter(
        ({ joined }, place) => joined < addDays(week, 7) && (place * 7 + n * 5) % 10 < 5 + (n % 4),
      )
      const byPlace = Map.groupBy(here, ({ email }) => homes.get(email) ?? '')
      return [...byPlace].map(([municipality, { length }]) => ({ week, municipality, count: length }))
    })
  if (counts.length === 0) return
  await tx.execute(sql`
    insert into admin_active_weeks (week, municipality, count)
    select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as x (week date, municipality text, count int)
    on conflict do nothing`)
}
