import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { teamKey, type TeamOf } from './team-key.ts'

const conversationRows = rowsOf({ id: z.string(), last_seq: z.number() })

/** Locks the conversation of a team until the transaction ends. */
export async function lockTeam(tx: Db, about: TeamOf) {
  const { rows } = await conversationRows(tx)(sql`
    select id, last_seq::int from conversations where team_key = ${teamKey(about)} for no key update`)
  return rows[0]
}
