import { boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Written } from '#platform/contract/bilingual-age.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Content } from '../contract/content.ts'
import type { PageList } from '../contract/editing.endpoints.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const pages = pgTable('pages', {
  id: uuid('id').primaryKey(),
  content: jsonb('content').$type<Content>().notNull(),
  written: jsonb('written').$type<Written>().notNull().default({}),
  version: integer('version').notNull().default(1),
  terms: tsvector('terms').notNull().default(sql`''::tsvector`),
  list: text('list').$type<PageList>().notNull().default('pages'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const pageSlugs = pgTable('page_slugs', {
  slug: text('slug').primaryKey(),
  pageId: uuid('page_id').notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const pagePublications = pgTable('page_publications', {
  id: uuid('id').primaryKey(),
  pageId: uuid('page_id').notNull(),
  content: jsonb('content').$type<Content>().notNull(),
  terms: tsvector('terms').notNull(),
  liveAt: moment('live_at').notNull(),
  endsAt: moment('ends_at'),
  cancelledAt: moment('cancelled_at'),
  publishedBy: uuid('published_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
