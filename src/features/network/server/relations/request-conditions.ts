import { type SQL, sql } from '#platform/server/db/sql.ts'
import { REST_DAYS } from '../../contract/relations.endpoints.ts'

export const restPeriod = sql.raw(`interval '${REST_DAYS} days'`)

/** The condition for requests that their sender sees as open: waiting, or declined silently. */
export function isSent(table = 'connection_requests'): SQL {
  const name = sql.raw(table)
  return sql`${name}.withdrawn_at is null and ${name}.created_at > now() - ${restPeriod}`
}

/** The note as its receiver sees it; empty once a moderator has hidden it. */
export function visibleNote(table: string): SQL {
  const name = sql.raw(table)
  return sql`case when ${name}.note_hidden_at is null then ${name}.note else '' end`
}

/** The condition for requests that wait for their receiver. */
export function isWaiting(table = 'connection_requests'): SQL {
  return sql`${isSent(table)} and ${sql.raw(table)}.declined_at is null`
}
