import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { ENTRY_KINDS } from '../contract/ledger.ts'
export const projectEntries = pgTable('project_entries', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
  amount: integer('amount').notNull(),
  what: text('what').notNull(),
  happenedOn: date('happened_on').notNull(),
  line: text('line'),
  giver: text('giver'),
  confirmedAt: moment('confirmed_at'),
  enteredBy: uuid('entered_by'),
  enteredAt: moment('entered_at').notNull().defaultNow(),
  struckBy: uuid('struck_by'),
  struckAt: moment('struck_at'),
  instalmentId: uuid('instalment_id'),
})

export const projectActivities = pgTable('project_activities', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  text: text('text').notNull(),
  happenedOn: date('happened_on').notNull(),
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
