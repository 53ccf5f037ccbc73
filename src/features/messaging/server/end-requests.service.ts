import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { announceOwnPart } from './announce.ts'
import { directKey } from './begin.service.ts'
import { updateVersion } from './membership.queries.ts'
import { settleMessages } from './notifications.ts'

const endedRows = rowsOf({ id: z.string(), user_id: z.string() })

/** Refuses the pending request between two people, if there is one. */
export async function endRequestsBetween(tx: Db, one: string, other: string): Promise<void> {
  const { rows } = await endedRows(tx)(sql`
    update conversation_members m set state = 'refused', remind_at = null from conversations c
    where c.id = m.conversation_id and c.direct_key = ${directKey(one, other)} and m.state = 'asked'
    returning c.id, m.user_id`)
  for (const { id, user_id: userId } of rows) {
    await updateVersion(tx, id)
    await settleMessages(tx, { conversation: id, userId })
    await announceOwnPart(tx, { conversationId: id, userId })
  }
}
