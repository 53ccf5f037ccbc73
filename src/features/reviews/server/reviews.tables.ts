import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
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
})
