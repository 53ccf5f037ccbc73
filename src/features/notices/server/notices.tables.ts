import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { NO_NOTICE_REASONS } from '../contract/no-notice.ts'
import type { Evidence, NoticeForm } from '../contract/notices.endpoints.ts'

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id'),
  createdBy: uuid('created_by'),
  source: text('source', { enum: ['text', 'file', 'feed'] }).notNull(),
  text: text('text').notNull(),
  link: text('link'),
  language: text('language', { enum: ['bhs', 'en'] }).notNull(),
  evidence: jsonb('evidence').$type<Evidence>().notNull(),
  form: jsonb('form').$type<NoticeForm>().notNull(),
  noNotice: text('no_notice', { enum: [...NO_NOTICE_REASONS] }),
  fingerprint: text('fingerprint').notNull(),
  shingles: integer('shingles').array().notNull(),
  status: text('status', { enum: ['waiting', 'confirmed'] })
    .notNull()
    .default('waiting'),
  opportunityId: uuid('opportunity_id'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export type Notice = typeof notices.$inferSelect

export const noticeFeedItems = pgTable(
  'notice_feed_items',
  {
    feedId: uuid('feed_id').notNull(),
    item: text('item').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.item] })],
)

export const noticeFeedMails = pgTable('notice_feed_mails', {
  organisationId: uuid('organisation_id').primaryKey(),
  toldAt: moment('told_at').notNull().default(sql`'-infinity'`),
})

export const noticeFeeds = pgTable('notice_feeds', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id'),
  createdBy: uuid('created_by'),
  address: text('address').notNull(),
  title: text('title').notNull().default(''),
  etag: text('etag'),
  lastModified: text('last_modified'),
  brought: integer('brought').notNull().default(0),
  checkedAt: moment('checked_at'),
  nextAt: moment('next_at').notNull().defaultNow(),
  busyUntil: moment('busy_until'),
  failures: integer('failures').notNull().default(0),
  problem: text('problem'),
  createdAt: moment('created_at').notNull().defaultNow(),
  failingSince: moment('failing_since'),
  toldAt: moment('told_at'),
})
