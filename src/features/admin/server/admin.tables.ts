import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const adminActiveWeeks = pgTable(
  'admin_active_weeks',
  {
    week: date('week').notNull(),
    municipality: text('municipality').notNull().default(''),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.municipality] })],
)
