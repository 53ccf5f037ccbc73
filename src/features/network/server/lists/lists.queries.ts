import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { foldedWords } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Row, type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { prepared } from '#platform/server/db/prepared.ts'
import { isSent, isWaiting, visibleNote } from '../relations/request-conditions.ts'

const connectedRows = rowsOf({ id: z.string(), person: z.string(), since: z.string() })

type Page = { me: string; after: string | undefined; limit: number }

const before = (column: string, after: string | undefined) =>
  after === undefined ? sql`` : sql`and ${sql.raw(column)} < ${after}`

/** Lists active connections whose name contains each word of the query, newest first. */
export async function listConnected(
  db: Db,
  { me, after, limit, query }: Page & { query: string },
): Promise<{ id: string; person: string; since: string }[]> {
  const named = foldedWords(query).map(
    (word) => sql`position(${word} in fold_text(u.first_name || ' ' || u.last_name)) > 0`,
  )
  const { rows } = await connectedRows(db)(sql`
    select c.id, c.other_id as person, c.created_at as since
    from connections c join active_members m on m.id = c.other_id join users u on u.id = c.other_id
    where ${sql.join([sql`c.member_id = ${me}`, ...named], sql` and `)} ${before('c.id', after)}
    order by c.id desc limit ${limit}`)
  return rows
}

const requestRows = rowsOf({ id: z.string(), person: z.string(), note: z.string(), at: z.string() })
export type RequestRow = RowOf<typeof requestRows>

/** A member sees nothing from people they have muted, requests included. */
function isHeard(side: 'received' | 'sent') {
  return side === 'sent'
    ? sql`true`
    : sql`not exists (select from muted_members h where h.member_id = r.to_id and h.other_id = r.from_id)`
}

/** Lists waiting requests to or from a member, of active people. */
export async function listRequestRows(
  db: Db,
  { me, after, limit, side }: Page & { side: 'received' | 'sent' },
): Promise<RequestRow[]> {
  const [mine, other, open] =
    side === 'received'
      ? (['to_id', 'from_id', isWaiting('r')] as const)
      : (['from_id', 'to_id', isSent('r')] as const)
  const { rows } = await requestRows(db)(sql`
    select r.id, r.${sql.identifier(other)} as person, ${side === 'received' ? visibleNote('r') : sql`r.note`} as note, r.created_at as at
    from connection_requests r join active_members m on m.id = r.${sql.identifier(other)}
    where r.${sql.identifier(mine)} = ${me} and ${open} and ${isHeard(side)} ${before('r.id', after)}
    order by r.id desc limit ${limit}`)
  return rows
}

const counts = { connections: z.number(), received: z.number(), sent: z.number(), following: z.number() }
type Counts = Row<typeof counts>

const countRow = prepared(counts)<[string]>(
  'network.counts',
  `select
    (select count(*) from connected_members where member_id = $1)::int as connections,
    (select count(*) from connection_requests r join active_members m on m.id = r.from_id
      where r.to_id = $1 and r.declined_at is null and r.withdrawn_at is null
        and r.created_at > now() - interval '90 days'
        and not exists (select from muted_members h where h.member_id = r.to_id and h.other_id = r.from_id))::int as received,
    (select count(*) from sent_requests r join active_members m on m.id = r.to_id where r.from_id = $1)::int as sent,
    (select count(*) from follows f join active_members m on m.id = f.followed_id where f.follower_id = $1)::int as following`,
)

export async function getNetworkCounts(db: Db, me: string): Promise<Counts> {
  const [row] = await countRow(db, me)
  return row ?? { connections: 0, received: 0, sent: 0, following: 0 }
}
