import { customType, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Audience } from '../contract/audience.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const feedPosts = pgTable('feed_posts', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  body: jsonb('body').$type<RichText>().notNull(),
  audience: text('audience').$type<Audience>().notNull(),
  terms: tsvector('terms').notNull().default(sql`''::tsvector`),
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
