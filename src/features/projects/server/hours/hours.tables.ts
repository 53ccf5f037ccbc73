import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const projectHours = pgTable('project_hours', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  userId: uuid('user_id'),
  workedOn: date('worked_on').notNull(),
  minutes: integer('minutes').notNull(),
  what: text('what').notNull(),
  skills: uuid('skills').array().notNull().default([]),
  enteredBy: uuid('entered_by'),
  enteredAt: moment('entered_at').notNull().defaultNow(),
  confirmedBy: uuid('confirmed_by'),
  confirmedAt: moment('confirmed_at'),
  returnedBy: uuid('returned_by'),
  returnedAt: moment('returned_at'),
  reason: text('reason'),
})
