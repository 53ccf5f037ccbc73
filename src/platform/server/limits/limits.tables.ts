import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../auth/identity.tables.ts'

export const limitCounters = pgTable('limit_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
  fingerprint: bytea('fingerprint'),
  fingerprintAt: moment('fingerprint_at'),
})
