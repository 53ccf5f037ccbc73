import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const recommendationPeopleDismissed = pgTable(
  'recommendation_people_dismissed',
  {
    userId: uuid('user_id').notNull(),
    personId: uuid('person_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.personId] })],
)

export const recommendationSettings = pgTable('recommendation_settings', {
  userId: uuid('user_id').primaryKey(),
  near: text('near').notNull().default('normal'),
  pay: text('pay').notNull().default('normal'),
  learning: text('learning').notNull().default('normal'),
  seeking: text('seeking').array().notNull().default([]),
  resetAt: moment('reset_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
