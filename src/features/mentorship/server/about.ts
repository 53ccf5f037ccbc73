import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const goalRows = rowsOf({ goal: z.string() })

/** A mentorship as what a conversation is about, for the two alone. */
export const aboutMentorship = {
  kind: 'mentorship',
  async find({ db, id, userId }: { db: Db; id: string; userId: string }) {
    if (!uuid.safeParse(id).success) return undefined
    const { rows } = await goalRows(db)(sql`
      select goal from mentorships where id = ${id} and ${userId}::uuid in (mentor_id, member_id)`)
    const [row] = rows
    return row && { title: row.goal, path: `/mentorship/${id}` }
  },
}
