import { customType, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { PostEvent, PostPictures } from '../contract/attachments.ts'
import type { Audience } from '../contract/audience.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const feedPosts = pgTable('feed_posts', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  body: jsonb('body').$type<RichText>().notNull(),
  audience: text('audience').$type<Audience>().notNull(),
  terms: tsvector('terms').notNull().default(sql`''::tsvector`),
  pictures: jsonb('pictures').$type<PostPictures>().notNull().default([]),
  event: jsonb('event').$type<PostEvent>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  editedAt: moment('edited_at'),
  hiddenAt: moment('hidden_at'),
})

export const feedReactions = pgTable(
  'feed_reactions',
  {
    postId: uuid('post_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
)

export const feedPostTags = pgTable(
  'feed_post_tags',
  {
    postId: uuid('post_id').notNull(),
    tag: text('tag').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tag] })],
)

export const feedTagFollows = pgTable(
  'feed_tag_follows',
  {
    userId: uuid('user_id').notNull(),
    tag: text('tag').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tag] })],
)

export const feedVisits = pgTable('feed_visits', {
  userId: uuid('user_id').primaryKey(),
  lastAt: moment('last_at').notNull().defaultNow(),
  since: moment('since'),
})

export const feedPolls = pgTable('feed_polls', {
  postId: uuid('post_id').primaryKey(),
  options: text('options').array().notNull(),
  endsAt: moment('ends_at').notNull(),
})

export const feedVotes = pgTable(
  'feed_votes',
  {
    postId: uuid('post_id').notNull(),
    userId: uuid('user_id').notNull(),
    choice: smallint('choice').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
)

export const feedPostVersions = pgTable('feed_post_versions', {
  id: uuid('id').primaryKey(),
  postId: uuid('post_id').notNull(),
  body: jsonb('body').$type<RichText>().notNull(),
  writtenAt: moment('written_at').notNull(),
})

export const feedSaves = pgTable(
  'feed_saves',
  {
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] })],
)
