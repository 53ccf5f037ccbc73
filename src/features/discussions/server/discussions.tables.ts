import { type AnyPgColumn, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const discussionPosts = pgTable('discussion_posts', {
  id: uuid('id').primaryKey(),
  aboutKind: text('about_kind').notNull(),
  aboutId: uuid('about_id').notNull(),
  questionId: uuid('question_id').references((): AnyPgColumn => discussionPosts.id),
  authorId: uuid('author_id'),
  body: text('body').notNull(),
  official: boolean('official').notNull().default(false),
  held: boolean('held').notNull().default(false),
  voice: text('voice'),
  createdAt: moment('created_at').notNull().defaultNow(),
  editedAt: moment('edited_at'),
  deletedAt: moment('deleted_at'),
  hiddenAt: moment('hidden_at'),
})

export const discussionInterests = pgTable(
  'discussion_interests',
  {
    postId: uuid('post_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
)

export const discussionThreads = pgTable('discussion_threads', {
  postId: uuid('post_id').primaryKey(),
  place: text('place').notNull(),
  anchor: text('anchor'),
  quote: text('quote').notNull().default(''),
  proposal: text('proposal'),
  outcome: text('outcome'),
  closedAt: moment('closed_at'),
  closedBy: uuid('closed_by'),
})
