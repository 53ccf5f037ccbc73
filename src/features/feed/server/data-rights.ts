import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { deleteThreads } from '#features/discussions/server/index.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import type { PostEvent, PostPictures } from '../contract/attachments.ts'
import { AUDIENCES } from '../contract/audience.ts'
import type { DraftContent } from '../contract/drafts.endpoints.ts'
import type { NewPost } from '../contract/feed.endpoints.ts'
import { deleteUnlinkedPages } from './linked-pages/linked-pages.queries.ts'
import { COMMENTED } from './posts.queries.ts'

const postRows = rowsOf({
  id: z.string(),
  body: z.custom<RichText>(),
  pictures: z.custom<PostPictures>(),
  event: z.nullable(z.custom<PostEvent>()),
  poll: z.nullable(z.array(z.string())),
  link: z.nullable(z.string()),
  audience: z.enum(AUDIENCES),
  created_at: timestamp,
  edited_at: z.nullable(timestamp),
})
const reactionRows = rowsOf({ post: z.string(), created_at: timestamp })
const voteRows = rowsOf({ post: z.string(), choice: z.string(), created_at: timestamp })
const tagRows = rowsOf({ tag: z.string(), created_at: timestamp })
const savedRows = rowsOf({ post: z.string(), list: z.nullable(z.string()), created_at: timestamp })
const listRows = rowsOf({ id: z.string(), name: z.string(), created_at: timestamp })
const scheduledRows = rowsOf({
  id: z.string(),
  post: z.custom<Omit<NewPost, 'id'>>(),
  publish_at: timestamp,
  created_at: timestamp,
})
const draftRows = rowsOf({
  id: z.string(),
  draft: z.custom<DraftContent>(),
  created_at: timestamp,
  updated_at: timestamp,
})
const versionRows = rowsOf({ post: z.string(), body: z.custom<RichText>(), written_at: timestamp })
const mentionRows = rowsOf({ post: z.string(), name: z.string(), created_at: timestamp })
const pinRows = rowsOf({ post: z.string(), created_at: timestamp })
const settingRows = rowsOf({ rss: z.boolean(), updated_at: timestamp })
const idRows = rowsOf({ id: z.string() })

/** Exports the person's posts and reactions. */
export const exportFeed: DataExporter = async function* ({ services: { db }, userId }) {
  const posts = await postRows(db)(sql`
    select p.id, p.body, p.pictures, p.event, l.options as poll, p.link, p.audience, p.created_at, p.edited_at
    from feed_posts p left join feed_polls l on l.post_id = p.id where p.author_id = ${userId}
    order by p.created_at, p.id`)
  const reactions = await reactionRows(db)(sql`
    select post_id as post, created_at from feed_reactions where user_id = ${userId} order by created_at, post_id`)
  const tags = await tagRows(db)(sql`
    select tag, created_at from feed_tag_follows where user_id = ${userId} order by tag`)
  const votes = await voteRows(db)(sql`
    select v.post_id as post, l.options[v.choice + 1] as choice, v.created_at from feed_votes v
    join feed_polls l on l.post_id = v.post_id where v.user_id = ${userId} order by v.created_at, v.post_id`)
  const saved = await savedRows(db)(sql`
    select post_id as post, list_id as list, created_at from feed_saves where user_id = ${userId} order by created_at, post_id`)
  const hidden = await reactionRows(db)(sql`
    select post_id as post, created_at from feed_hides where user_id = ${userId} order by created_at, post_id`)
  const versions = await versionRows(db)(sql`
    select v.post_id as post, v.body, v.written_at from feed_post_versions v join feed_posts p on p.id = v.post_id
    where p.author_id = ${userId} order by v.written_at, v.id`)
  const mentions = await mentionRows(db)(sql`
    select post_id as post, name, created_at from feed_mentions where member_id = ${userId} order by created_at, post_id`)
  const lists = await listRows(db)(sql`
    select id, name, created_at from feed_save_lists where user_id = ${userId} order by created_at, id`)
  const scheduled = await scheduledRows(db)(sql`
    select id, post, publish_at, created_at from feed_scheduled where author_id = ${userId} order by publish_at, id`)
  const drafts = await draftRows(db)(sql`
    select id, draft, created_at, updated_at from feed_drafts where author_id = ${userId} order by created_at, id`)
  const pinned = await pinRows(db)(sql`
    select post_id as post, created_at from feed_pins where user_id = ${userId}`)
  const settings = await settingRows(db)(sql`
    select rss, updated_at from feed_settings where user_id = ${userId}`)
  yield {
    path: 'feed/feed.json',
    content: {
      posts: posts.rows,
      reactions: reactions.rows,
      votes: votes.rows,
      saved: saved.rows,
      hidden: hidden.rows,
      versions: versions.rows,
      tags: tags.rows,
      mentions: mentions.rows,
      lists: lists.rows,
      pinned: pinned.rows,
      settings: settings.rows[0] ?? null,
      scheduled: scheduled.rows,
      drafts: drafts.rows,
    },
  }
}

/** Posts go with their author, and what was said under them. */
export const eraseFeed: DataEraser = async ({ tx, userId }) => {
  const { rows } = await idRows(tx)(sql`delete from feed_posts where author_id = ${userId} returning id`)
  await deleteThreads(tx, { kind: COMMENTED, ids: rows.map(({ id }) => id) })
  await deleteUnlinkedPages(tx)
}

export const mergeFeed: MergeRules = {
  'feed_posts.author_id': reassignRows,
  'feed_reactions.user_id': mergeRows('post_id'),
  'feed_saves.user_id': mergeRows('post_id'),
  'feed_hides.user_id': mergeRows('post_id'),
  'feed_scheduled.author_id': reassignRows,
  'feed_drafts.author_id': reassignRows,
  'feed_save_lists.user_id': reassignRows,
  'feed_pins.user_id': mergeRows(),
  'feed_settings.user_id': mergeRows(),
  'feed_mentions.member_id': mergeRows('post_id'),
  'feed_votes.user_id': mergeRows('post_id'),
  'feed_tag_follows.user_id': mergeRows('tag'),
  'feed_visits.user_id': mergeRows(),
}
