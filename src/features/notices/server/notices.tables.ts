import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
