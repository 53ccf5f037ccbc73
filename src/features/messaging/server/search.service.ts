import { sql } from '#platform/server/db/sql.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { termRanges } from '#platform/server/db/terms.ts'
import * as z from 'zod/mini'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Message } from '../contract/message.ts'
import type { Reading } from './conversations.service.ts'
import { messageOf } from './message-of.ts'
import { MESSAGE_COLUMNS, type MessageRow } from './messages.queries.ts'
import { queryOf } from './terms.ts'

const searchMessagesRows = rowsOf({ id: z.string(), others: z.array(z.string()) })

const FOUND_PAGE = 20
const SEARCHES_A_MINUTE = 60

type Result = { conversation: string; title: string; message: Message; marks: [number, number][] }
type Row = MessageRow & { conversation_id: string; title: string }

type SearchQuery = { query: string; conversation?: string | undefined; after?: string | undefined }

/** As `findMessages`; throws 429 over the limit of this member. */
export async function searchMessages(reading: Reading, search: SearchQuery) {
  const { services, session } = reading
  const key = `messaging:search:${session.userId}`
  await limitOrThrow(services.db, { key, limit: SEARCHES_A_MINUTE, windowSeconds: 60 })
  return findMessages(reading, search)
}

/** Lists messages with all these words that the member may read, the newest first. */
export async function findMessages(
  { services: { db }, relations, session: { userId } }: Reading,
  { query, conversation, after }: SearchQuery,
): Promise<{ items: Result[]; next: string | null }> {
  const { rows: own } = await searchMessagesRows(db)(sql`
    select m.conversation_id as id, array(select user_id from conversation_members o
      where o.conversation_id = m.conversation_id and o.user_id <> ${userId}) as others
    from conversation_members m where m.user_id = ${userId} and m.state in ('in', 'left')`)
  const places = own.map(({ id }) => id).filter((id) => conversation === undefined || id === conversation)
  const terms = queryOf(places, query)
  if (!terms) return { items: [], next: null }
  const severed = await relations.severed(db, {
    userId,
    others: [...new Set(own.flatMap(({ others }) => others))],
  })
  const from = after === undefined ? undefined : fromCursor(after)
  const place = from ? sql` and (g.sent_at, g.id) < ${pageMark(from)}` : sql``
  const { rows } = await db.execute<Row>(sql`
    select g.conversation_id, coalesce(nullif(c.title, ''), (
        select string_agg(u.first_name || ' ' || u.last_name, ', ' order by u.first_name)
        from conversation_members o join users u on u.id = o.user_id
        where o.conversation_id = c.id and o.user_id <> ${userId} and o.state <> 'left'), '') as title, ${MESSAGE_COLUMNS}
    from conversation_messages g join conversations c on c.id = g.conversation_id
    join conversation_members m on m.conversation_id = g.conversation_id and m.user_id = ${userId}
    where g.terms @@ ${terms} and g.deleted_at is null and g.seq > m.from_seq
      and (m.until_seq is null or g.seq <= m.until_seq) and not g.seq <@ m.missed
      and not coalesce(c.kind = 'group' and g.sender_id = any(${sql.param([...severed])}::uuid[]), false)${place}
    order by g.sent_at desc, g.id desc limit ${FOUND_PAGE + 1}`)
  const page = rows.slice(0, FOUND_PAGE)
  const last = page.at(-1)
  return {
    items: page.map((row) => {
      const message = messageOf(row, severed)
      const marks = termRanges(message.body, query)
      return { conversation: row.conversation_id, title: row.title, message, marks }
    }),
    next: rows.length > page.length && last ? toCursor({ at: new Date(last.sent_at), id: last.id }) : null,
  }
}
