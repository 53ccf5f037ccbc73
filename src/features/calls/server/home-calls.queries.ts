import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const homeRows = rowsOf({
  id: z.uuid(),
  slug: z.string(),
  title: z.custom<Bilingual>(),
  bank: z.string(),
  deadline: timestamp,
  applies: z.boolean(),
})

const MOST = 5

/**
 * Lists the open calls of the youth banks of a member's municipality that close within the given days, the next first;
 * `applies` if the member's team writes an application already, or the member sits on the board.
 */
export async function listHomeCalls(db: Db, { userId, days }: { userId: string; days: number }) {
  const { rows } = await homeRows(db)(sql`
    select c.id, c.slug, c.content->'title' as title, b.name as bank, c.deadline,
      exists (select from call_team_members t where t.call_id = c.id and t.user_id = ${userId})
        or exists (select from bank_boards m where m.bank_id = b.id and m.user_id = ${userId}) as applies
    from member_places p join bank_names b on b.municipalities @> array[p.municipality] and b.closed_at is null
    join public_calls c on c.bank_id = b.id
    where p.user_id = ${userId} and p.municipality is not null and c.status = 'published' and c.held_at is null
      and c.opens_at <= now() and c.deadline > now() and c.deadline <= now() + make_interval(days => ${days})
    order by c.deadline, c.id limit ${MOST}`)
  return rows.map((row) => ({ ...row, deadline: toIso(row.deadline) }))
}
