import { boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Written } from '#platform/contract/bilingual-age.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Content } from '../contract/content.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const articles = pgTable('articles', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id'),
  content: jsonb('content').$type<Content>().notNull(),
  written: jsonb('written').$type<Written>().notNull().default({}),
  version: integer('version').notNull().default(1),
  published: jsonb('published').$type<Content>(),
  liveBhsAt: moment('live_bhs_at'),
  liveEnAt: moment('live_en_at'),
  liveAt: moment('live_at').generatedAlwaysAs(sql`LEAST(live_bhs_at, live_en_at)`),
  terms: tsvector('terms').notNull().default(sql`''::tsvector`),
  submittedAt: moment('submitted_at'),
  returnedReason: text('returned_reason'),
  withdrawnAt: moment('withdrawn_at'),
  hiddenAt: moment('hidden_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const articleSlugs = pgTable('article_slugs', {
  slug: text('slug').primaryKey(),
  articleId: uuid('article_id').notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const articleVersions = pgTable('article_versions', {
  id: uuid('id').primaryKey(),
  articleId: uuid('article_id').notNull(),
  content: jsonb('content').$type<Content>().notNull(),
  publishedBy: uuid('published_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const articleUseful = pgTable('article_useful', {
  articleId: uuid('article_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const articleTrustedAuthors = pgTable('article_trusted_authors', {
  userId: uuid('user_id').primaryKey(),
  trustedBy: uuid('trusted_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
