import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type NewPoll, POLL_DAYS, type PollResult } from '../contract/attachments.ts'

const pollRows = rowsOf({
  post: z.string(),
  options: z.array(z.string()),
  endsAt: timestamp,
  isOver: z.boolean(),
  isOwn: z.boolean(),
  choice: z.nullable(z.number()),
  counts: z.record(z.string(), z.number()),
})
const idRows = rowsOf({ id: z.string() })

/** @returns whether its end lies ahead, and not too far */
export async function insertPoll(
  tx: Db,
  { id, options, endsAt }: NewPoll & { id: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_polls (post_id, options, ends_at)
    select ${id}, ${sql.param(options)}::text[], ${endsAt}::timestamptz
    where ${endsAt}::timestamptz between now() and now() + make_interval(days => ${POLL_DAYS})
    returning post_id as id`)
  return rows.length > 0
}

/** The polls of these posts as this reader sees them; a visitor is `null`. */
export async function listPollsOf(
  db: Db,
  { posts, reader }: { posts: readonly string[]; reader: string | null },
): Promise<Map<string, PollResult>> {
  if (posts.length === 0) return new Map()
  const { rows } = await pollRows(db)(sql`
    select l.post_id as post, l.options, l.ends_at as "endsAt", l.ends_at <= now() as "isOver",
      coalesce(p.author_id = ${reader}, false) as "isOwn",
      (select v.choice from feed_votes v where v.post_id = l.post_id and v.user_id = ${reader}) as choice,
      coalesce((select jsonb_object_agg(c.choice, c.votes) from (
        select v.choice, count(*)::int as votes from feed_votes v where v.post_id = l.post_id group by v.choice) c), '{}') as counts
    from feed_polls l join feed_posts p on p.id = l.post_id
    where l.post_id = any(${sql.param([...posts])}::uuid[])`)
  return new Map(
    rows.map(({ post, options, endsAt, isOver, isOwn, choice, counts }) => {
      const isOpen = choice === null && !isOver && !isOwn
      const poll: PollResult = {
        options: options.map((text, at) => ({ text, votes: isOpen ? null : (counts[at] ?? 0) })),
        votes: Object.values(counts).reduce((sum, count) => sum + count, 0),
        endsAt: toIso(endsAt),
        isOver,
        choice,
      }
      return [post, poll]
    }),
  )
}

type Vote = { post: string; userId: string; choice: number }

/** Counts a vote, once for each member however many come at once. @returns whether it was counted */
export async function insertVote(tx: Db, { post, userId, choice }: Vote): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_votes (post_id, user_id, choice)
    select post_id, ${userId}, ${choice} from feed_polls
    where post_id = ${post} and ends_at > now() and ${choice}::int < cardinality(options)
    on conflict (post_id, user_id) do nothing returning post_id as id`)
  return rows.length > 0
}
