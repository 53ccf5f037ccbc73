import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, moment } from '#platform/server/auth/identity.tables.ts'
import { SCRIPTS, THEMES } from '../contract/settings.endpoints.ts'

export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id').primaryKey(),
  theme: text('theme', { enum: [...THEMES] })
    .notNull()
    .default('light'),
  script: text('script', { enum: [...SCRIPTS] })
    .notNull()
    .default('latin'),
  dataSaver: boolean('data_saver').notNull().default(false),
})

export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  newEmail: citext('new_email').notNull(),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})
