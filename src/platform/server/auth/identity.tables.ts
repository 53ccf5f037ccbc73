import { boolean, customType, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['USER', 'ADMIN'] })
    .notNull()
    .default('USER'),
  hasGlobalPermissions: boolean('has_global_permissions').notNull().default(false),
  adminScopes: text('admin_scopes').array().notNull().default([]),
  language: text('language', { enum: ['bhs', 'en'] })
    .notNull()
    .default('bhs'),
  pictureUrl: text('picture_url'),
  phoneNumber: text('phone_number'),
  gender: text('gender', { enum: ['male', 'female', 'other'] }),
  bornOn: date('born_on', { mode: 'string' }),
  interests: text('interests').array().notNull().default([]),
  onboardedAt: moment('onboarded_at'),
  suspendedAt: moment('suspended_at'),
  suspendedUntil: moment('suspended_until'),
  deleteAfter: moment('delete_after'),
  deleteSent: boolean('delete_sent').notNull().default(false),
  mergedInto: uuid('merged_into'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sidHash: bytea('sid_hash').notNull(),
  counter: integer('counter').notNull().default(1),
  rotatedAt: moment('rotated_at').notNull().defaultNow(),
  successorSeen: boolean('successor_seen').notNull().default(true),
  userAgent: text('user_agent').notNull().default(''),
  clientKey: text('client_key').notNull().default(''),
  authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  endReason: text('end_reason'),
})
