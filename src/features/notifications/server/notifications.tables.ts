import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { MAIL_MODES } from '#platform/contract/notifications.ts'

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  groupKey: text('group_key').notNull(),
  about: text('about').notNull(),
  data: jsonb('data').notNull().$type<object>(),
  count: integer('count').notNull().default(1),
  inApp: boolean('in_app').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  happenedAt: moment('happened_at').notNull().defaultNow(),
  readAt: moment('read_at'),
  mailMode: text('mail_mode', { enum: [...MAIL_MODES] }).notNull(),
  mailAt: moment('mail_at'),
  mailedAt: moment('mailed_at'),
  pushAt: moment('push_at'),
  sentAt: moment('sent_at'),
})

export const notificationPeople = pgTable(
  'notification_people',
  {
    notificationId: uuid('notification_id').notNull(),
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.userId] })],
)

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id').notNull(),
    topic: text('topic').notNull(),
    inApp: boolean('in_app'),
    mail: text('mail', { enum: [...MAIL_MODES] }),
    push: boolean('push'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

export const notificationKindPreferences = pgTable(
  'notification_kind_preferences',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    inApp: boolean('in_app'),
    mail: text('mail', { enum: [...MAIL_MODES] }),
    push: boolean('push'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export const notificationRhythms = pgTable('notification_rhythms', {
  userId: uuid('user_id').primaryKey(),
  onlyDeadlines: boolean('only_deadlines').notNull().default(false),
  quiet: boolean('quiet').notNull().default(true),
  quietFrom: smallint('quiet_from').notNull().default(1320),
  quietTo: smallint('quiet_to').notNull().default(420),
  quietDays: smallint('quiet_days').array().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  urgent: boolean('urgent').notNull().default(true),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  endpoint: text('endpoint').notNull(),
  publicKey: text('public_key').notNull(),
  authSecret: text('auth_secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const notificationBursts = pgTable('notification_bursts', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  about: text('about').notNull(),
  data: jsonb('data').notNull().$type<object>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const notificationBurstMembers = pgTable(
  'notification_burst_members',
  { burstId: uuid('burst_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.burstId, table.userId] })],
)
