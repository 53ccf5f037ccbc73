import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'
import { OBSTACLES } from '../contract/assigning.endpoints.ts'
import { ATTACHMENT_STATES } from '../contract/attachments.endpoints.ts'
import { CONFLICTS } from '../contract/reviews.endpoints.ts'

export const reviewAssignments = pgTable('review_assignments', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  canvasId: uuid('canvas_id').notNull(),
  reviewerId: uuid('reviewer_id'),
  number: integer('number').notNull(),
  scores: jsonb('scores').$type<Record<string, number>>().notNull().default({}),
  comment: text('comment').notNull().default(''),
  conflict: text('conflict', { enum: CONFLICTS }),
  version: integer('version').notNull().default(1),
  assignedAt: moment('assigned_at').notNull().defaultNow(),
  givenAt: moment('given_at'),
})

export const reviewDecisions = pgTable('review_decisions', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  canvasId: uuid('canvas_id'),
  amount: integer('amount'),
  reason: text('reason').notNull(),
  proposedBy: uuid('proposed_by'),
  proposedAt: moment('proposed_at').notNull().defaultNow(),
  confirmedBy: uuid('confirmed_by'),
  confirmedAt: moment('confirmed_at'),
  place: integer('place'),
  points: integer('points'),
  raw: integer('raw'),
  outsideReason: text('outside_reason'),
})

export const decisionConflicts = pgTable(
  'decision_conflicts',
  {
    decisionId: uuid('decision_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: OBSTACLES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.decisionId, table.userId] })],
)

export const reviewAlarms = pgTable(
  'review_alarms',
  {
    callId: uuid('call_id').notNull(),
    what: text('what').notNull(),
    due: moment('due').notNull(),
    toldAt: moment('told_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.what, table.due] })],
)

export const reviewSubstitutes = pgTable(
  'review_substitutes',
  {
    callId: uuid('call_id').notNull(),
    userId: uuid('user_id').notNull(),
    namedBy: uuid('named_by'),
    namedAt: moment('named_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.userId] })],
)

export const reviewRemarks = pgTable('review_remarks', {
  id: uuid('id').primaryKey(),
  canvasId: uuid('canvas_id').notNull(),
  authorId: uuid('author_id'),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const reviewRevisions = pgTable('review_revisions', {
  id: uuid('id').primaryKey(),
  assignmentId: uuid('assignment_id').notNull(),
  scores: jsonb('scores').$type<Record<string, number>>().notNull(),
  comment: text('comment').notNull(),
  why: text('why').notNull(),
  revisedAt: moment('revised_at').notNull().defaultNow(),
})

export const blindAttachments = pgTable(
  'blind_attachments',
  {
    canvasId: uuid('canvas_id').notNull(),
    digest: bytea('digest').notNull(),
    state: text('state', { enum: ATTACHMENT_STATES }).notNull(),
    text: text('text').notNull(),
    unread: integer('unread').array().notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.canvasId, table.digest] })],
)

export const blindReadings = pgTable(
  'blind_readings',
  {
    canvasId: uuid('canvas_id').notNull(),
    digest: bytea('digest').notNull(),
    content: jsonb('content').notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.canvasId, table.digest] })],
)
