import { readFile } from '#features/media/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { type MergeRule, type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { listFilesBetween } from './files/files.queries.ts'
import { partOf } from './files/read-file.service.ts'
import { listScheduledBy } from './scheduled/scheduled.queries.ts'
import { directKey } from './begin.service.ts'

const exportMessagesRows = rowsOf({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  createdAt: timestamp,
  from_seq: z.number(),
  until_seq: z.nullable(z.number()),
  missed: z.string(),
  draft: z.string(),
  remindAt: z.nullable(timestamp),
  with: z.array(z.string()),
})
const messageRows = rowsOf({
  seq: z.number(),
  from: z.nullable(z.string()),
  body: z.string(),
  sentAt: timestamp,
  editedAt: z.nullable(timestamp),
  deletedAt: z.nullable(timestamp),
})
const mergeMembershipsRows = rowsOf({ id: z.string(), direct_key: z.string() })

const EXPORT_PAGE = 1000

const sharingRows = rowsOf({
  shows_reading: z.boolean(),
  shows_activity: z.boolean(),
  active_at: z.nullable(timestamp),
})

/** Exports conversations with the messages and files from the person's time in them, and the person's settings. */
export const exportMessages: DataExporter = async function* ({ services, userId }) {
  const { db } = services
  const { rows: settings } = await sharingRows(db)(sql`
    select shows_reading, shows_activity, active_at from messaging_settings where user_id = ${userId}`)
  if (settings.length > 0) yield { path: 'messages/settings.json', content: settings }
  const { rows: conversations } = await exportMessagesRows(db)(sql`
    select c.id, c.kind, c.title, c.created_at as "createdAt", m.from_seq::int, m.until_seq::int, m.missed::text, m.draft,
      m.remind_at as "remindAt",
      array(select u.first_name || ' ' || u.last_name from conversation_members o join users u on u.id = o.user_id
        where o.conversation_id = c.id and o.user_id <> ${userId}) as "with"
    from conversation_members m join conversations c on c.id = m.conversation_id where m.user_id = ${userId}
    order by c.created_at, c.id`)
  for (const { from_seq, until_seq, missed, ...conversation } of conversations) {
    const messages: object[] = []
    for (let seq = from_seq; ; ) {
      const { rows } = await messageRows(db)(sql`
        select g.seq::int, case when g.sender_id = ${userId} then 'me' else u.first_name || ' ' || u.last_name end as "from",
          g.body, g.sent_at as "sentAt", g.edited_at as "editedAt", g.deleted_at as "deletedAt"
        from conversation_messages g left join users u on u.id = g.sender_id
        where g.conversation_id = ${conversation.id} and g.seq > ${seq}
          and g.seq <= ${until_seq ?? Number.MAX_SAFE_INTEGER}
          and not g.seq <@ ${missed}::int8multirange order by g.seq limit ${EXPORT_PAGE}`)
      messages.push(...rows)
      seq = rows.at(-1)?.seq ?? seq
      if (rows.length < EXPORT_PAGE) break
    }
    const { rows: reactions } = await db.execute<object>(sql`
      select seq::int, emoji from message_reactions where conversation_id = ${conversation.id} and user_id = ${userId} order by seq`)
    const scheduled = await listScheduledBy(db, { conversation: conversation.id, sender: userId })
    yield {
      path: `messages/${conversation.id}.json`,
      content: { ...conversation, messages, reactions, scheduled },
    }
    const readable = { from: from_seq + 1, to: until_seq ?? Number.MAX_SAFE_INTEGER }
    for (const file of await listFilesBetween(db, { conversation: conversation.id, ...readable, missed }))
      yield {
        path: `messages/${conversation.id}/${file.seq}-${file.id}-${file.name}`,
        content: () => readFile(services, partOf(file)),
      }
  }
}

/**
 * Erases a person's part. Their messages stay with the recipients, without a name: the rows lose it with the account. They
 * are deleted if the person asked for that, and where no other reader is left.
 */
export const eraseMessages: DataEraser = async ({ tx, userId }) => {
  await tx.execute<object>(sql`delete from message_files where user_id = ${userId} and seq is null`)
  await tx.execute<object>(sql`
    delete from conversations c using conversation_members m
    where m.conversation_id = c.id and m.user_id = ${userId}
      and not exists (select from conversation_members o
        where o.conversation_id = c.id and o.user_id <> ${userId} and o.state in ('in', 'asked'))`)
  // The key of a direct conversation contains both ids.
  await tx.execute<object>(sql`
    update conversations set direct_key = replace(direct_key, ${userId}, gen_random_uuid()::text)
    where strpos(direct_key, ${userId}) > 0`)
  await makeNameless(tx, {
    userId,
    places: [
      {
        table: 'conversations',
        texts: ['title'],
        where: sql`id in (select conversation_id from conversation_members where user_id = ${userId})`,
      },
    ],
  })
  const user = await findUserById(tx, userId)
  if (user?.deleteSent) await eraseOwnMessages(tx, userId)
}

async function eraseOwnMessages(tx: Db, userId: string): Promise<void> {
  await tx.execute<object>(sql`delete from message_files where user_id = ${userId}`)
  await tx.execute<object>(sql`
    delete from message_revisions r using conversation_messages g
    where g.conversation_id = r.conversation_id and g.seq = r.seq and g.sender_id = ${userId}`)
  await tx.execute<object>(sql`
    delete from message_pins p using conversation_messages g
    where p.conversation_id = g.conversation_id and p.seq = g.seq and g.sender_id = ${userId}`)
  await tx.execute<object>(sql`
    with changed as (
      update conversations c set version = version + 1
      where exists (select from conversation_messages g where g.conversation_id = c.id and g.sender_id = ${userId})
      returning id, version)
    update conversation_messages g set body = '', terms = '', deleted_at = coalesce(g.deleted_at, clock_timestamp()),
      version = changed.version
    from changed where g.conversation_id = changed.id and g.sender_id = ${userId}`)
}

/**
 * Merges direct conversations: that of the closed account is reassigned, or listed behind the kept account's one under its
 * own name.
 */
const mergeMemberships: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  const { rows } = await mergeMembershipsRows(tx)(sql`
    select c.id, c.direct_key from conversations c join conversation_members m on m.conversation_id = c.id
    where m.user_id = ${from} and c.kind = 'direct' order by c.id for update of c`)
  for (const { id, direct_key } of rows) {
    const other = direct_key.split(':').find((each) => each !== from) ?? from
    const { rowCount } = await tx.execute<object>(
      other === into
        ? sql`update conversations set kind = 'group', direct_key = null where id = ${id}`
        : sql`update conversations set direct_key = ${directKey(into, other)} where id = ${id}
            and not exists (select from conversations where direct_key = ${directKey(into, other)})`,
    )
    if (rowCount === 0)
      await tx.execute<object>(
        sql`update conversations set kind = 'group', direct_key = null where id = ${id}`,
      )
  }
  await mergeRows('conversation_id')(merging, place)
}

export const mergeMessages: MergeRules = {
  'conversation_members.user_id': mergeMemberships,
  'conversation_messages.sender_id': reassignRows,
  'message_files.user_id': reassignRows,
  'scheduled_messages.user_id': reassignRows,
  'conversations.created_by': reassignRows,
  'message_reactions.user_id': mergeRows('conversation_id', 'seq'),
  'messaging_settings.user_id': mergeRows(),
}
