import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { insertSeededEvents } from '#features/opportunities/server/index.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'

const savedRows = rowsOf({ userId: z.string(), opportunityId: z.string(), at: z.string() })

/** Seeds a few saved opportunities of Amra over the last weeks, so that her deadlines and activity show something. */
export async function seedSaved({ db }: Services): Promise<void> {
  const { rows } = await savedRows(db)(sql`
    select u.id as "userId", o.id as "opportunityId",
      greatest(o.published_at, now() - make_interval(days => (o.nth * 9)::int))::text as at
    from users u, (
      select id, published_at, row_number() over (order by deadline, id) as nth from (
        select distinct on (date_trunc('week', deadline)) * from open_opportunities
        where deadline between now() + interval '5 days' and now() + interval '28 days'
          and (kind in ('training', 'event', 'scholarship') or municipalities && array['bihac'])
        order by date_trunc('week', deadline), deadline, id) weekly limit 4) o
    where u.email = ${cast.amra.email}
      and not exists (select 1 from member_applications a where a.user_id = u.id and a.opportunity_id = o.id)`)
  await insertSeededEvents(
    db,
    rows.map((row) => ({ ...row, kind: 'saved' })),
  )
}
