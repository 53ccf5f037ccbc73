import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { FILE_KINDS } from '../../contract/money/files.endpoints.ts'
import { CONDITIONS } from '../../contract/money/instalments.ts'
import { ISSUED_KINDS } from '../../contract/money/issued.ts'
import type { Terms } from '../../contract/money/money.endpoints.ts'
import { PAPER_STAGES } from './notifications.ts'

export const projectAgreements = pgTable('project_agreements', {
  projectId: uuid('project_id').primaryKey(),
  number: text('number'),
  terms: jsonb('terms').$type<Terms>().notNull(),
  issuedAt: moment('issued_at'),
  signedOn: date('signed_on'),
  signedAt: moment('signed_at'),
  signedDigest: text('signed_digest').notNull().default(''),
})

export const projectIssued = pgTable('project_issued', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  version: integer('version').notNull(),
  kind: text('kind', { enum: ISSUED_KINDS }).notNull(),
  content: jsonb('content').notNull(),
  digest: text('digest').notNull(),
  issuedAt: moment('issued_at').notNull(),
  signedOn: date('signed_on'),
  signedDigest: text('signed_digest').notNull().default(''),
})

export const projectInstalments = pgTable('project_instalments', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  position: integer('position').notNull(),
  amount: integer('amount').notNull(),
  condition: text('condition', { enum: CONDITIONS }).notNull(),
  dueOn: date('due_on').notNull(),
  releasedBy: uuid('released_by'),
  releasedAt: moment('released_at'),
})

export const projectReminders = pgTable(
  'project_reminders',
  {
    projectId: uuid('project_id').notNull(),
    reportId: uuid('report_id').notNull(),
    dueOn: date('due_on').notNull(),
    late: boolean('late').notNull().default(false),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.reportId, table.dueOn, table.late] })],
)

export const projectPaperReminders = pgTable(
  'project_paper_reminders',
  {
    projectId: uuid('project_id').notNull(),
    stage: text('stage', { enum: PAPER_STAGES }).notNull(),
    since: date('since').notNull(),
    late: boolean('late').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.stage, table.since, table.late] })],
)

export const projectReports = pgTable(
  'project_reports',
  {
    projectId: uuid('project_id').notNull(),
    reportId: uuid('report_id').notNull(),
    text: text('text').notNull(),
    handedAt: moment('handed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.reportId] })],
)

export const projectFiles = pgTable('project_files', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  entryId: uuid('entry_id'),
  issuedId: uuid('issued_id'),
  kind: text('kind', { enum: FILE_KINDS }).notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  digest: text('digest').notNull().default(''),
  uploadedBy: uuid('uploaded_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const projectChanges = pgTable('project_changes', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  fromLine: text('from_line').notNull(),
  toLine: text('to_line').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  askedBy: uuid('asked_by'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  accepted: boolean('accepted'),
  answer: text('answer').notNull().default(''),
})
