import { type SQL, sql } from '#platform/server/db/sql.ts'

/**
 * Whether this reader may read a row of `feed_posts`, and the only place where that is decided; a visitor is `null`. What
 * moderators hid, and what is by somebody suspended or leaving, is read by nobody; a block severs both ways. A query that has
 * chosen its rows by audience (`open`: not for connections alone) or by relation (`near`: by the reader or a connection) says
 * so, and the database is not asked again.
 */
export function isReadable(post: SQL, reader: string | null, selection?: 'open' | 'near'): SQL {
  const isThere = sql`${post}.hidden_at is null
    and exists (select from active_members m where m.id = ${post}.author_id)`
  if (reader === null) return sql`(${post}.audience = 'public' and ${isThere})`
  const severed = sql`exists (select from blocked_pairs b where b.member_id = ${reader} and b.other_id = ${post}.author_id)`
  const connected = sql`exists (
    select from connected_members c where c.member_id = ${reader} and c.other_id = ${post}.author_id)`
  return sql`(${isThere} and (${post}.author_id = ${reader}
    or (not ${severed}${selection ? sql`` : sql` and (${post}.audience <> 'connections' or ${connected})`})))`
}

/** Holds for posts that may come by themselves: not hidden by the reader, nor from muted people. Who opens one still sees it. */
export function isUnmuted(post: SQL, reader: string): SQL {
  return sql`not exists (select from muted_members m where m.member_id = ${reader} and m.other_id = ${post}.author_id)
    and not exists (select from feed_hides h where h.user_id = ${reader} and h.post_id = ${post}.id)`
}
