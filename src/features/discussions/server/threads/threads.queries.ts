import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Outcome, ThreadMessage, Thread, Voice } from '../../contract/threads/threads.endpoints.ts'

const voice = z.nullable(z.enum(['mentor', 'board', 'editor']))
const outcome = z.nullable(z.enum(['resolved', 'accepted', 'declined']))

const threadRows = rowsOf({
  id: z.string(),
  place: z.string(),
  anchor: z.nullable(z.string()),
  quote: z.string(),
  proposal: z.nullable(z.string()),
  outcome,
  closed_by: z.nullable(z.string()),
})
const messageRows = rowsOf({
  id: z.string(),
  thread: z.string(),
  text: z.string(),
  at: timestamp,
  is_edited: z.boolean(),
  is_deleted: z.boolean(),
  is_own: z.boolean(),
  voice,
  author: z.nullable(z.string()),
})

type Input = { kind: string; about: string; reader: string }

/** Lists all posts on a thing, oldest first, without those that staff hid. */
export async function listThreads(db: Db, { kind, about, reader }: Input): Promise<Thread[]> {
  const { rows } = await threadRows(db)(sql`
    select t.post_id as id, t.place, t.anchor, t.quote, t.proposal, t.outcome, u.first_name || ' ' || u.last_name as closed_by
    from discussion_posts q join discussion_threads t on t.post_id = q.id left join users u on u.id = t.closed_by
    where q.about_kind = ${kind} and q.about_id = ${about} and q.question_id is null and q.hidden_at is null
    order by q.created_at, q.id`)
  const { rows: posts } = await messageRows(db)(sql`
    select p.id, coalesce(p.question_id, p.id) as thread, p.body as text, p.created_at as at,
      p.edited_at is not null as is_edited, p.deleted_at is not null as is_deleted,
      coalesce(p.author_id = ${reader} and p.deleted_at is null, false) as is_own, p.voice,
      u.first_name || ' ' || u.last_name as author
    from discussion_posts p left join users u on u.id = p.author_id
    where p.about_kind = ${kind} and p.about_id = ${about} and p.hidden_at is null
    order by p.question_id is not null, p.created_at, p.id`)
  const messages = Map.groupBy(posts, ({ thread }) => thread)
  return rows.map(({ closed_by, ...row }) => ({
    ...row,
    closedBy: closed_by,
    said: (messages.get(row.id) ?? []).map(
      (post): ThreadMessage => ({
        id: post.id,
        text: post.text,
        at: toIso(post.at),
        isEdited: post.is_edited,
        isDeleted: post.is_deleted,
        isOwn: post.is_own,
        voice: post.voice,
        author: post.author,
      }),
    ),
  }))
}

const lockedRows = rowsOf({
  kind: z.string(),
  about: z.string(),
  place: z.string(),
  anchor: z.nullable(z.string()),
  quote: z.string(),
  proposal: z.nullable(z.string()),
  outcome,
})

/** Locks a conversation, so that it is neither deleted nor decided twice. */
export async function lockThread(tx: Db, id: string) {
  const { rows } = await lockedRows(tx)(sql`
    select q.about_kind as kind, q.about_id as about, t.place, t.anchor, t.quote, t.proposal, t.outcome
    from discussion_threads t join discussion_posts q on q.id = t.post_id
    where t.post_id = ${id} and q.hidden_at is null for update of t`)
  return rows[0]
}

const kindRows = rowsOf({ kind: z.string(), about: z.string() })

/** Returns the thing of a conversation; permission is checked before it is locked. */
export async function findThreadPlace(db: Db, id: string) {
  const { rows } = await kindRows(db)(sql`
    select q.about_kind as kind, q.about_id as about from discussion_posts q
    join discussion_threads t on t.post_id = q.id where q.id = ${id} and q.hidden_at is null`)
  return rows[0]
}

const countRows = rowsOf({ count: z.number() })

export async function countMessages(
  tx: Db,
  { kind, about }: { kind: string; about: string },
): Promise<number> {
  const { rows } = await countRows(tx)(sql`
    select count(*)::int as count from discussion_posts where about_kind = ${kind} and about_id = ${about}`)
  return rows[0]?.count ?? 0
}

type NewMessage = {
  id: string
  kind: string
  about: string
  thread: string | null
  author: string
  voice: Voice | null
  text: string
}

const idRows = rowsOf({ id: z.string() })

/** @returns true if the post is new; a repeated one is not stored twice */
export async function insertMessage(tx: Db, input: NewMessage): Promise<boolean> {
  const { id, kind, about, thread, author, voice: part, text } = input
  const { rows } = await idRows(tx)(sql`
    insert into discussion_posts (id, about_kind, about_id, question_id, author_id, body, voice, created_at)
    values (${id}, ${kind}, ${about}, ${thread}, ${author}, ${text}, ${part}, clock_timestamp())
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

/** Returns true if somebody has sent this post before, at this place. */
export async function hasMessage(
  tx: Db,
  { id, kind, about, author }: Pick<NewMessage, 'id' | 'kind' | 'about' | 'author'>,
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    select id from discussion_posts
    where id = ${id} and about_kind = ${kind} and about_id = ${about} and author_id = ${author}`)
  return rows.length > 0
}

type NewThread = Pick<Thread, 'id' | 'place' | 'anchor' | 'quote' | 'proposal'>

export async function insertThread(tx: Db, thread: NewThread): Promise<void> {
  const { id, place, anchor, quote, proposal } = thread
  await tx.execute<object>(sql`
    insert into discussion_threads (post_id, place, anchor, quote, proposal)
    values (${id}, ${place}, ${anchor}, ${quote}, ${proposal})`)
}

/** Begins a conversation with what its author decided elsewhere, of which the others have their own notice. */
export async function insertDecision(
  tx: Db,
  { place, ...said }: Omit<NewMessage, 'id' | 'thread'> & { place: string },
): Promise<void> {
  const id = newId()
  await insertMessage(tx, { ...said, id, thread: null })
  await insertThread(tx, { id, place, anchor: null, quote: '', proposal: null })
}

/** Lists the members who have said something about a thing. */
export async function listSpeakers(
  db: Db,
  { kind, about }: { kind: string; about: string },
): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select distinct author_id as id from discussion_posts
    where about_kind = ${kind} and about_id = ${about} and author_id is not null`)
  return rows.map(({ id }) => id)
}

export async function saveThreadOutcome(
  tx: Db,
  { id, outcome: newOutcome, userId }: { id: string; outcome: Outcome | null; userId: string },
): Promise<void> {
  await tx.execute<object>(
    newOutcome === null
      ? sql`update discussion_threads set outcome = null, closed_at = null, closed_by = null where post_id = ${id}`
      : sql`update discussion_threads set outcome = ${newOutcome}, closed_at = now(), closed_by = ${userId} where post_id = ${id}`,
  )
}

/** Deletes all posts about deleted things. */
export async function deleteThreads(
  tx: Db,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<void> {
  await tx.execute<object>(sql`
    delete from discussion_posts where about_kind = ${kind} and about_id = any(${sql.param(ids)}::uuid[])`)
}
