import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { CALL_STATUSES, type CallContent } from '../contract/call.ts'
import type { Rule } from '../contract/rules.ts'

export const grantCalls = pgTable('grant_calls', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  programmeId: uuid('programme_id').notNull(),
  bankId: uuid('bank_id'),
  opportunityId: uuid('opportunity_id'),
  status: text('status', { enum: CALL_STATUSES }).notNull().default('draft'),
  content: jsonb('content').$type<CallContent>().notNull(),
  opensAt: moment('opens_at'),
  deadline: moment('deadline'),
  resultsAt: moment('results_at'),
  version: integer('version').notNull().default(1),
  createdBy: uuid('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  publishedAt: moment('published_at'),
  cancelledAt: moment('cancelled_at'),
  announcedAt: moment('announced_at'),
  remindedAt: moment('reminded_at'),
  pending: jsonb('pending').$type<CallContent>(),
  rulesOff: jsonb('rules_off').$type<Rule[]>().notNull().default([]),
  prolongedAt: moment('prolonged_at'),
  prolongedReason: jsonb('prolonged_reason').$type<Bilingual>(),
  cancelledReason: jsonb('cancelled_reason').$type<Bilingual>(),
  heldAt: moment('held_at'),
  postponedAt: moment('postponed_at'),
  postponedReason: jsonb('postponed_reason').$type<Bilingual>(),
})
