import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './identity.tables.ts'

export const impersonations = pgTable('member_looks', {
  id: uuid('id').primaryKey(),
  actorId: uuid('actor_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  personId: uuid('person_id').notNull(),
  reason: text('reason').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
})
