import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, moment } from '#platform/server/auth/identity.tables.ts'

export const resetFlows = pgTable('reset_flows', {
  id: uuid('id').primaryKey(),
  rfHash: bytea('rf_hash').notNull(),
  address: bytea('address').notNull(),
  userId: uuid('user_id'),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  provedAt: moment('proved_at'),
  usedAt: moment('used_at'),
  endedAt: moment('ended_at'),
  mailedAt: moment('mailed_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const resetLinks = pgTable('reset_links', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  usedAt: moment('used_at'),
  endedAt: moment('ended_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The columns of a user's row that only the return of former members needs. */
export const formerMembers = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  legacyHash: text('legacy_hash'),
  legacyScheme: text('legacy_scheme', { enum: ['bcrypt', 'argon2', 'phpass'] }),
})
