import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { Folder } from '../contract/conversation.endpoints.ts'
import { MESSAGE_COLUMNS, type MessageRow } from './messages.queries.ts'

const waitingRows = rowsOf({ unread: z.number(), requests: z.number() })

export const LIST_PAGE = 20

const conversationRows = rowsOf({
  id: z.string(),
  kind: z.enum(['direct', 'group']),
  title: z.string(),
  is_team: z.boolean(),
  about_kind: z.nullable(z.string()),
  about_id: z.nullable(z.string()),
  last_seq: z.number(),
  version: z.number(),
  last_at: z.string(),
  state: z.enum(['in', 'asked', 'refused', 'left']),
  from_seq: z.number(),
  until_seq: z.nullable(z.number()),
  read_seq: z.number(),
  muted_until: z.nullable(z.string()),
  remind_at: z.nullable(z.string()),
  archived_seq: z.nullable(z.number()),
  draft: z.string(),
  is_guarded: z.boolean(),
})
export type ConversationRow = RowOf<typeof conversationRows>

/** The time of the last message that the member may read; for members who have left, that is the time of their leaving. */
const LAST_AT = sql`case when m.state <> 'left' then c.last_at else coalesce((
  select g.sent_at from conversation_messages g where g.conversation_id = c.id and g.seq = m.until_seq), m.joined_at) end`

const COLUMNS = sql`c.id, c.kind, c.title, c.team_key is not null as is_team, c.about_kind, c.about_id, c.last_seq::int, c.version::int,
  ${LAST_AT} as last_at,
  m.state, m.from_seq::int, m.until_seq::int, m.read_seq::int, m.muted_until, m.remind_at, m.archived_seq::int, m.draft,
  exists (select from minor_members y where y.id = m.user_id) as is_guarded`

/** Archived, without a newer message. */
const IS_ARCHIVED = sql`(m.archived_seq is not null and m.archived_seq >= coalesce(m.until_seq, c.last_seq))`
/** A conversation without a message exists only for the member who started it. */
const HAS_BEGUN = sql`(c.last_seq > m.from_seq or c.created_by = m.user_id or c.kind = 'group')`

/** With a muted person: the conversation is listed, but never counts as unread. */
const IS_WITH_MUTED = sql`(c.kind = 'direct' and exists (
  select from conversation_members o join muted_members h on h.member_id = m.user_id and h.other_id = o.user_id
  where o.conversation_id = c.id and o.user_id <> m.user_id))`

const FOLDERS: Record<Folder, SQL> = {
  inbox: sql`m.state in ('in', 'left') and not ${IS_ARCHIVED} and ${HAS_BEGUN}`,
  unread: sql`m.state = 'in' and not ${IS_ARCHIVED} and c.last_seq > greatest(m.read_seq, m.from_seq)`,
  requests: sql`m.state = 'asked' and (c.last_seq > 0 or c.kind = 'group') and not ${IS_WITH_MUTED}`,
  archive: sql`m.state in ('in', 'left') and ${IS_ARCHIVED}`,
}

export async function listFolder(
  db: Db,
  { userId, folder, after }: { userId: string; folder: Folder; after?: { at: Date; id: string } | undefined },
): Promise<ConversationRow[]> {
  const place = after ? sql` and (${LAST_AT}, c.id) < ${pageMark(after)}` : sql``
  const { rows } = await conversationRows(db)(sql`
    select ${COLUMNS} from conversation_members m join conversations c on c.id = m.conversation_id
    where m.user_id = ${userId} and ${FOLDERS[folder]}${place}
    order by ${LAST_AT} desc, c.id desc limit ${LIST_PAGE + 1}`)
  return rows
}

/** Lists conversations whose title, or the names of the others in them, contain all these folded words. */
export async function listConversationsByName(
  db: Db,
  { userId, words, limit }: { userId: string; words: readonly string[]; limit: number },
): Promise<ConversationRow[]> {
  const { rows } = await conversationRows(db)(sql`
    select ${COLUMNS} from conversation_members m join conversations c on c.id = m.conversation_id
    cross join lateral (
      select fold_text(concat_ws(' ', c.title, string_agg(u.first_name || ' ' || u.last_name, ' '))) as names
      from conversation_members o join users u on u.id = o.user_id
      where o.conversation_id = c.id and o.user_id <> m.user_id and o.state <> 'left') n
    where m.user_id = ${userId} and m.state in ('in', 'left') and ${HAS_BEGUN}
      and ${sql.join(
        words.map((word) => sql`position(${word} in n.names) > 0`),
        sql` and `,
      )}
    order by ${LAST_AT} desc, c.id desc limit ${limit}`)
  return rows
}

export async function findConversation(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<ConversationRow | undefined> {
  const { rows } = await conversationRows(db)(sql`
    select ${COLUMNS} from conversation_members m join conversations c on c.id = m.conversation_id
    where m.user_id = ${userId} and c.id = ${id} and m.state <> 'refused'`)
  return rows[0]
}

/** Counts unread conversations that are not muted, and requests without an answer. */
export async function countWaiting(db: Db, userId: string): Promise<{ unread: number; requests: number }> {
  const { rows } = await waitingRows(db)(sql`
    select count(*) filter (where m.state = 'in' and c.last_seq > greatest(m.read_seq, m.from_seq)
        and (m.muted_until is null or m.muted_until < now()) and not ${IS_WITH_MUTED})::int as unread,
      count(*) filter (where ${FOLDERS.requests})::int as requests
    from conversation_members m join conversations c on c.id = m.conversation_id where m.user_id = ${userId}`)
  return rows[0] ?? { unread: 0, requests: 0 }
}

const memberRows = rowsOf({
  conversation_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  is_here: z.boolean(),
  is_organiser: z.boolean(),
  state: z.string(),
  read_seq: z.number(),
  shows_reading: z.boolean(),
  reader_is_out: z.boolean(),
  active_minutes: z.nullable(z.number()),
  active_days: z.nullable(z.number()),
})
export type MemberRow = RowOf<typeof memberRows>

/**
 * Lists current and former members of these conversations, the starter first; a reader who has left does not see people who
 * joined later.
 */
export async function listMembers(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const { rows } = await memberRows(db)(sql`
    select m.conversation_id, m.user_id, u.first_name || ' ' || u.last_name as name, a.id is not null as is_here,
      m.is_organiser, m.state, m.read_seq::int, coalesce(s.shows_reading, true) as shows_reading,
      w.state = 'left' as reader_is_out,
      floor(extract(epoch from now() - v.active_at) / 60)::int as active_minutes,
      (now() at time zone 'Europe/Sarajevo')::date - (v.active_at at time zone 'Europe/Sarajevo')::date as active_days
    from conversation_members m join users u on u.id = m.user_id
    join conversation_members w on w.conversation_id = m.conversation_id and w.user_id = ${userId}
    left join active_members a on a.id = u.id left join messaging_settings s on s.user_id = u.id
    left join shown_activity v on v.member_id = m.user_id and v.reader_id = w.user_id and m.state = 'in' and w.state = 'in'
    where m.conversation_id = any(${sql.param([...ids])}::uuid[])
      and (w.state <> 'left' or m.from_seq = 0 or m.from_seq < w.until_seq)
    order by m.is_organiser desc, m.joined_at, m.user_id`)
  return rows
}

/** Returns the newest message of each conversation that the reader may see. */
export async function listLastMessages(
  db: Db,
  rows: readonly ConversationRow[],
): Promise<Map<string, MessageRow>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const ends = rows.map((row) => row.until_seq ?? row.last_seq)
  const starts = rows.map(({ from_seq }) => from_seq)
  const { rows: messages } = await db.execute<MessageRow & { conversation_id: string }>(sql`
    select g.conversation_id, ${MESSAGE_COLUMNS}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(starts)}::bigint[], ${sql.param(ends)}::bigint[])
      as w (id, from_seq, until_seq)
    join conversation_messages g on g.conversation_id = w.id and g.seq = w.until_seq and g.seq > w.from_seq`)
  return new Map(messages.map((row) => [row.conversation_id, row]))
}
