import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const burstRows = rowsOf({ kind: z.string(), about: z.string(), data: z.record(z.string(), z.unknown()) })
const memberRows = rowsOf({ userId: z.string() })

/** Stores the recipients in one statement within the database; `members` selects their ids. */
export async function insertBurst(
  tx: Db,
  { kind, about, data, members }: { kind: string; about: string; data: object; members: SQL },
): Promise<string> {
  const id = newId()
  await tx.execute(sql`
    insert into notification_bursts (id, kind, about, data)
    values (${id}, ${kind}, ${about}, ${JSON.stringify(data)}::jsonb)`)
  await tx.execute(sql`
    insert into notification_burst_members (burst_id, user_id)
    select ${id}, u.id from active_members u where u.id in (${members})`)
  return id
}

export async function findBurst(tx: Db, id: string) {
  const { rows } = await burstRows(tx)(
    sql`select kind, about, data from notification_bursts where id = ${id}`,
  )
  return rows[0]
}

/** Claims the next recipients; concurrent calls get different ones. */
export async function claimMembers(tx: Db, { id, most }: { id: string; most: number }): Promise<string[]> {
  const { rows } = await memberRows(tx)(sql`
    delete from notification_burst_members m using (
      select user_id from notification_burst_members where burst_id = ${id}
      order by user_id limit ${most} for update skip locked) next
    where m.burst_id = ${id} and m.user_id = next.user_id returning m.user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}

export async function deleteBurst(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    delete from notification_bursts b where id = ${id}
      and not exists (select 1 from notification_burst_members m where m.burst_id = b.id)`)
}
