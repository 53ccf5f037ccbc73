import { boolean, date, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const skillDeclined = pgTable(
  'skill_declined',
  {
    userId: uuid('user_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skillId] })],
)

export const skillDemand = pgTable(
  'skill_demand',
  {
    day: date('day').notNull(),
    area: text('area').notNull(),
    skillId: uuid('skill_id').notNull(),
    open: integer('open').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.area, table.skillId] })],
)

export const skillDemandDays = pgTable('skill_demand_days', {
  day: date('day').primaryKey(),
  open: jsonb('open').notNull().default({}),
  countedAt: moment('counted_at').notNull().defaultNow(),
})

export const skillLearning = pgTable(
  'skill_learning',
  {
    userId: uuid('user_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    state: text('state').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    learntAt: moment('learnt_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skillId] })],
)

export const skillProgress = pgTable(
  'skill_progress',
  {
    targetId: uuid('target_id').notNull(),
    day: date('day').notNull(),
    share: real('share').notNull(),
    have: integer('have').notNull(),
    near: integer('near').notNull(),
    needed: integer('needed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.targetId, table.day] })],
)

export const skillReadings = pgTable(
  'skill_readings',
  {
    userId: uuid('user_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    words: text('words').notNull(),
    fits: boolean('fits').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skillId, table.words] })],
)

export const skillTargets = pgTable('skill_targets', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  ref: uuid('ref').notNull(),
  title: jsonb('title').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
