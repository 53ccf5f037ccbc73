import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../auth/identity.tables.ts'

export const liveTickets = pgTable('live_tickets', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  userId: uuid('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
