import { boolean, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'
import type { AttachedFile } from '../contract/attached.ts'
import { ANSWERS, LIMITS, MEASURES, REPORT_REASONS, RULES } from '../contract/kinds.ts'
import { SIGNS } from '../contract/signs.ts'
import { WORD_FORMS, WORD_LANGUAGES, WORD_SIGNS } from '../contract/words/listed-word.ts'

export const moderationCases = pgTable('moderation_cases', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  thing: text('thing').notNull(),
  authorId: uuid('author_id'),
  excerpt: text('excerpt').notNull(),
  attached: jsonb('attached').notNull().default([]).$type<AttachedFile[]>(),
  isUrgent: boolean('is_urgent').notNull().default(false),
  openedAt: moment('opened_at').notNull().defaultNow(),
  dueAt: moment('due_at').notNull(),
  closedAt: moment('closed_at'),
  takenBy: uuid('taken_by'),
  takenUntil: moment('taken_until'),
})

export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id').notNull(),
    reporterId: uuid('reporter_id'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.caseId, table.reporterId)],
)

export const moderationFlags = pgTable(
  'moderation_flags',
  {
    caseId: uuid('case_id').notNull(),
    sign: text('sign', { enum: [...SIGNS] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.sign] })],
)

export const moderationWritings = pgTable(
  'moderation_writings',
  {
    authorId: uuid('author_id').notNull(),
    kind: text('kind').notNull(),
    thing: text('thing').notNull(),
    digest: bytea('digest').notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.kind, table.thing] })],
)

export const moderationWords = pgTable(
  'moderation_words',
  {
    sign: text('sign', { enum: [...WORD_SIGNS] }).notNull(),
    language: text('language', { enum: [...WORD_LANGUAGES] }).notNull(),
    folded: text('folded').notNull(),
    word: text('word').notNull(),
    form: text('form', { enum: [...WORD_FORMS] }).notNull(),
    isOn: boolean('is_on').notNull(),
    changedBy: uuid('changed_by'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sign, table.language, table.folded] })],
)

export const moderationDecisions = pgTable('moderation_decisions', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  moderatorId: uuid('moderator_id'),
  measure: text('measure', { enum: MEASURES }).notNull(),
  rule: text('rule', { enum: RULES }),
  reason: text('reason').notNull(),
  decidedAt: moment('decided_at').notNull().defaultNow(),
  strikeUntil: moment('strike_until'),
  limits: text('limits', { enum: [...LIMITS] })
    .array()
    .notNull()
    .default([]),
  endsAt: moment('ends_at'),
  appealKey: bytea('appeal_key').unique(),
  appeal: text('appeal'),
  appealedAt: moment('appealed_at'),
  answer: text('answer', { enum: ANSWERS }),
  answerReason: text('answer_reason'),
  answeredBy: uuid('answered_by'),
  answeredAt: moment('answered_at'),
})
