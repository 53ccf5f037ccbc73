import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { CONDITIONS } from '../../contract/money/instalments.ts'
import type { Terms } from '../../contract/money/money.endpoints.ts'

export const projectAgreements = pgTable('project_agreements', {
  projectId: uuid('project_id').primaryKey(),
  number: text('number'),
  terms: jsonb('terms').$type<Terms>().notNull(),
  issuedAt: moment('issued_at'),
  signedOn: date('signed_on'),
  signedAt: moment('signed_at'),
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
