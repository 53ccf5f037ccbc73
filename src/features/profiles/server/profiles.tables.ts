import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { PICTURE_KINDS } from '../contract/pictures.ts'
import { SECTIONS } from '../contract/sections.ts'
import type { Visibility, VisiblePart } from '../contract/visibility.ts'
import type { Written } from '#platform/contract/bilingual-age.ts'

export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  publishedAt: moment('published_at'),
  visibility: jsonb('visibility').$type<Partial<Record<VisiblePart, Visibility>>>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const profileSlugs = pgTable('profile_slugs', {
  slug: text('slug').primaryKey(),
  userId: uuid('user_id').notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const profileSections = pgTable(
  'profile_sections',
  {
    userId: uuid('user_id').notNull(),
    section: text('section', { enum: SECTIONS }).notNull(),
    content: jsonb('content').$type<object>().notNull(),
    written: jsonb('written').$type<Written>().notNull().default({}),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.section] })],
)

export const profilePictures = pgTable('profile_pictures', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: [...PICTURE_KINDS] }).notNull(),
  placeholder: text('placeholder').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const skillEvidence = pgTable('skill_evidence', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  kind: text('kind').notNull(),
  entryId: uuid('entry_id'),
  title: jsonb('title').notNull().default(sql`'{"en": "", "bhs": ""}'`),
  url: text('url'),
  amount: integer('amount'),
  source: text('source').notNull(),
  byId: uuid('by_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
