import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, moment } from '#platform/server/auth/identity.tables.ts'

export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    email: citext('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const signInTickets = pgTable('sign_in_tickets', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
