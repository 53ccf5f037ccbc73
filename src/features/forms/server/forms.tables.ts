import { boolean, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Answers, Typed } from '../contract/rules/answers.ts'
import type { Content } from '../contract/rules/content.ts'
import type { Status } from '../contract/statuses.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const forms = pgTable('forms', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  content: jsonb('content').$type<Content>().notNull(),
  version: integer('version').notNull().default(1),
  published: integer('published'),
  audience: text('audience').$type<'all' | 'members'>().notNull().default('all'),
  onceOnly: boolean('once_only').notNull().default(false),
  opensAt: moment('opens_at'),
  closesAt: moment('closes_at'),
  editableUntil: moment('editable_until'),
  quota: integer('quota'),
  received: integer('received').notNull().default(0),
  retentionDays: integer('retention_days'),
  framed: boolean('framed').notNull().default(false),
  archivedAt: moment('archived_at'),
  createdBy: uuid('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const formVersions = pgTable(
  'form_versions',
  {
    formId: uuid('form_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    publishedBy: uuid('published_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.number] })],
)

export const formSubmissions = pgTable('form_submissions', {
  id: uuid('id').primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer('version').notNull(),
  number: integer('number').notNull(),
  answers: jsonb('answers').$type<Answers>().notNull(),
  typed: jsonb('typed').$type<Typed>().notNull(),
  terms: tsvector('terms').notNull().default(sql`''::tsvector`),
  memberId: uuid('member_id'),
  onlyOne: boolean('only_one').notNull().default(false),
  locale: text('locale').$type<'bhs' | 'en'>().notNull(),
  status: text('status').$type<Status>().notNull().default('received'),
  statusText: text('status_text').notNull().default(''),
  statusAt: moment('status_at').notNull().defaultNow(),
  assignedTo: uuid('assigned_to'),
  keyDigest: bytea('key_digest').notNull(),
  sheetDigest: bytea('sheet_digest'),
  createdAt: moment('created_at').notNull().defaultNow(),
  editedAt: moment('edited_at'),
  clearedAt: moment('cleared_at'),
})

export const formDrafts = pgTable('form_drafts', {
  id: uuid('id').primaryKey(),
  formId: uuid('form_id').notNull(),
  keyDigest: bytea('key_digest').notNull(),
  typed: jsonb('typed').$type<Typed>().notNull(),
  step: text('step').notNull().default(''),
  tried: boolean('tried').notNull().default(false),
  notice: text('notice'),
  submissionId: uuid('submission_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const formNotes = pgTable('form_notes', {
  id: uuid('id').primaryKey(),
  submissionId: uuid('submission_id').notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
