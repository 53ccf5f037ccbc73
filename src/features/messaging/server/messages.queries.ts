import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { messageFile } from '../contract/files.ts'
import { PAGE, type Reaction, REPORT_DAYS, SHARED_PAGE } from '../contract/limits.ts'
import type { SharedKind } from '../contract/shared.endpoints.ts'
import type { Membership } from './membership.queries.ts'

const messageRows = rowsOf({
  id: z.string(),
  seq: z.number(),
  version: z.number(),
  sender_id: z.nullable(z.string()),
  body: z.string(),
  reply_seq: z.nullable(z.number()),
  sent_at: z.string(),
  edited_at: z.nullable(z.string()),
  deleted_at: z.nullable(z.string()),
  is_reportable: z.boolean(),
  files: z.nullable(z.array(messageFile)),
  reactions: z.nullable(z.array(z.strictObject({ member: z.string(), emoji: z.custom<Reaction>() }))),
})
export type MessageRow = RowOf<typeof messageRows>

export const MESSAGE_COLUMNS = sql`
  (select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'size', f.size, 'alt', f.alt,
      'width', f.width, 'height', f.height, 'placeholder', f.placeholder, 'milliseconds', f.milliseconds,
      'waveform', f.waveform) order by f.place)
    from message_files f where f.conversation_id = g.conversation_id and f.seq = g.seq) as files,
  g.id, g.seq::int, g.version::int, g.sender_id, g.body, g.reply_seq::int, g.sent_at, g.edited_at, g.deleted_at,
  (g.deleted_at is null or coalesce(g.withdrawn_at > now() - make_interval(days => ${REPORT_DAYS}), false)) as is_reportable,
  (select json_agg(json_build_object('member', r.user_id, 'emoji', r.emoji) order by r.emoji, r.user_id)
    from message_reactions r where r.conversation_id = g.conversation_id and r.seq = g.seq) as reactions`

/** The condition for messages that the member may read. */
function readable({ id, from_seq, until_seq, missed }: Membership): SQL {
  return sql`g.conversation_id = ${id} and g.seq > ${from_seq} and g.seq <= ${until_seq ?? Number.MAX_SAFE_INTEGER}
    and not g.seq <@ ${missed}::int8multirange`
}

export async function listMessagePage(
  db: Db,
  membership: Membership,
  place: { before?: number | undefined; after?: number | undefined },
): Promise<MessageRow[]> {
  const isForward = place.after !== undefined
  const where = isForward
    ? sql`g.seq > ${place.after}`
    : sql`g.seq < ${place.before ?? Number.MAX_SAFE_INTEGER}`
  const { rows } = await messageRows(db)(sql`
    select ${MESSAGE_COLUMNS} from conversation_messages g
    where ${readable(membership)} and ${where} order by g.seq ${sql.raw(isForward ? 'asc' : 'desc')} limit ${PAGE + 1}`)
  return rows
}

/** Written as in the index of links, so that it serves the question; what only looks like a link is left out later. */
const SHARED: Record<SharedKind, SQL> = {
  files: sql`exists (select from message_files f
    where f.conversation_id = g.conversation_id and f.seq = g.seq and f.kind <> 'voice')`,
  links: sql`g.body ~ '[[:alnum:]_-]\\.[[:alpha:]]{2}'`,
}

/** Lists messages with files or links, the newest first. */
export async function listSharedMessages(
  db: Db,
  membership: Membership,
  { kind, before = Number.MAX_SAFE_INTEGER }: { kind: SharedKind; before?: number | undefined },
): Promise<MessageRow[]> {
  const { rows } = await messageRows(db)(sql`
    select ${MESSAGE_COLUMNS} from conversation_messages g
    where ${readable(membership)} and g.deleted_at is null and g.seq < ${before} and ${SHARED[kind]}
    order by g.seq desc limit ${SHARED_PAGE + 1}`)
  return rows
}

/** Lists messages on top of a conversation that the member may read, the one that was put there last first. */
export async function listPinRows(db: Db, membership: Membership): Promise<MessageRow[]> {
  const { rows } = await messageRows(db)(sql`
    select ${MESSAGE_COLUMNS} from message_pins p join conversation_messages g using (conversation_id, seq)
    where ${readable(membership)} and g.deleted_at is null order by p.pinned_at desc, p.seq desc`)
  return rows
}

const placeRows = rowsOf({ seq: z.nullable(z.number()) })

/**
 * Returns the first message that the member may read from a moment on, else the last before it. Messages are numbered in the
 * order of their times, so that halving finds the place in the longest conversation with a few steps.
 */
export async function findSeqAt(db: Db, membership: Membership, moment: Date): Promise<number | null> {
  const { id, from_seq, until_seq, last_seq } = membership
  const { rows } = await placeRows(db)(sql`
    with recursive search(low, high) as (
      select ${from_seq + 1}::int8, ${(until_seq ?? last_seq) + 1}::int8
      union all
      select case when m.sent_at < ${moment.toISOString()}::timestamptz then m.seq + 1 else s.low end,
        case when m.sent_at < ${moment.toISOString()}::timestamptz then s.high else (s.low + s.high) / 2 end
      from search s left join lateral (
        select seq, sent_at from conversation_messages
        where conversation_id = ${id} and seq >= (s.low + s.high) / 2 and seq < s.high order by seq limit 1) m on true
      where s.low < s.high
    ), place as (select low from search order by high - low limit 1)
    select coalesce(
      (select g.seq from conversation_messages g, place where ${readable(membership)} and g.seq >= place.low
        order by g.seq limit 1),
      (select g.seq from conversation_messages g, place where ${readable(membership)} and g.seq < place.low
        order by g.seq desc limit 1))::int as seq`)
  return rows[0]?.seq ?? null
}

export async function listMessagesSince(
  db: Db,
  membership: Membership,
  since: number,
): Promise<MessageRow[]> {
  const { rows } = await messageRows(db)(sql`
    select ${MESSAGE_COLUMNS} from conversation_messages g
    where ${readable(membership)} and g.version > ${since} order by g.version limit ${PAGE * 2 + 1}`)
  return rows
}

export async function findMessage(
  db: Db,
  conversationId: string,
  which: { id: string } | { seq: number },
): Promise<MessageRow | undefined> {
  const where = 'id' in which ? sql`g.id = ${which.id}` : sql`g.seq = ${which.seq}`
  const { rows } = await messageRows(db)(sql`
    select ${MESSAGE_COLUMNS} from conversation_messages g where g.conversation_id = ${conversationId} and ${where}`)
  return rows[0]
}
