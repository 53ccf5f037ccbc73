import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, moment } from '#platform/server/auth/identity.tables.ts'

export const pendingRegistrations = pgTable('pending_registrations', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text('language', { enum: ['bhs', 'en'] }).notNull(),
  termsVersion: text('terms_version').notNull(),
  privacyVersion: text('privacy_version').notNull(),
  linkHash: bytea('link_hash').notNull(),
  linkExpiresAt: moment('link_expires_at').notNull().default(sql`(now() + '24:00:00'::interval)`),
  codeHash: bytea('code_hash'),
  codeExpiresAt: moment('code_expires_at'),
  tries: integer('tries').notNull().default(0),
  provedAt: moment('proved_at'),
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const registrationBrowsers = pgTable('registration_browsers', {
  regHash: bytea('reg_hash').primaryKey(),
  registrationId: uuid('registration_id').notNull(),
})

export const onboardingTickets = pgTable('onboarding_tickets', {
  onbHash: bytea('onb_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  ownBrowser: boolean('own_browser').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const termsAcceptances = pgTable('terms_acceptances', {
  userId: uuid('user_id').notNull(),
  document: text('document', { enum: ['terms', 'privacy'] }).notNull(),
  version: text('version').notNull(),
  acceptedAt: moment('accepted_at').notNull().defaultNow(),
})

export const birthdayChanges = pgTable('birthday_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  was: date('was', { mode: 'string' }),
  became: date('became', { mode: 'string' }),
  changedAt: moment('changed_at').notNull().default(sql`clock_timestamp()`),
})

export const firstAdminLinks = pgTable('first_admin_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})
