import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../auth/identity.tables.ts'

export const textOverrides = pgTable(
  'text_overrides',
  {
    catalogue: text('catalogue').notNull(),
    key: text('key').notNull(),
    locale: text('locale', { enum: ['bhs', 'en'] }).notNull(),
    text: text('text').notNull(),
    delivered: text('delivered').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.catalogue, table.key, table.locale] })],
)
