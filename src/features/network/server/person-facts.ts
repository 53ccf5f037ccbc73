import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const factRows = rowsOf({ connections: z.number(), requests: z.number(), blockers: z.number() })

/** Counts a person's connections, requests and blocks against them: numbers, never names. */
export const networkFacts: PersonFacts = async (db, userId) => {
  const { rows } = await factRows(db)(sql`
    select (select count(*)::int from connections where member_id = ${userId}::uuid) as connections,
      (select count(*)::int from sent_requests where from_id = ${userId}::uuid) as requests,
      (select count(*)::int from member_blocks where blocked_id = ${userId}::uuid) as blockers`)
  const { connections = 0, requests = 0, blockers = 0 } = rows[0] ?? {}
  return [
    { id: 'connections', count: connections },
    { id: 'connectionRequests', count: requests },
    { id: 'blockedBy', count: blockers },
  ]
}
