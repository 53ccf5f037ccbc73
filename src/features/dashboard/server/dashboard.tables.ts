import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'

export const dashboardLayouts = pgTable('dashboard_layouts', {
  userId: uuid('user_id').primaryKey(),
  cards: text('cards').array().notNull(),
  hidden: text('hidden').array().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  startDismissedAt: moment('start_dismissed_at'),
})

export const deadlineFeeds = pgTable('deadline_feeds', {
  userId: uuid('user_id').primaryKey(),
  digest: bytea('digest').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  readAt: moment('read_at'),
})

export const deadlineReminders = pgTable(
  'deadline_reminders',
  {
    userId: uuid('user_id').notNull(),
    subject: uuid('subject').notNull(),
    stage: text('stage', { enum: ['day', 'hours', 'week'] }).notNull(),
    toldAt: moment('told_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.stage] })],
)
