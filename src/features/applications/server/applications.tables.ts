import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const applicationBoardChanges = pgTable('application_board_changes', {
  id: uuid('id').primaryKey(),
  opportunityId: uuid('opportunity_id').notNull(),
  actorId: uuid('actor_id'),
  blind: boolean('blind').notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const applicationBoards = pgTable('application_boards', {
  opportunityId: uuid('opportunity_id').primaryKey(),
  blind: boolean('blind').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const applicationEvents = pgTable('application_events', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  actorId: uuid('actor_id'),
  side: text('side').notNull(),
  status: text('status').notNull(),
  message: text('message').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  cancels: boolean('cancels').notNull().default(false),
})

export const applicationFiles = pgTable('application_files', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  question: uuid('question').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const applicationInterviews = pgTable('application_interviews', {
  applicationId: uuid('application_id').primaryKey(),
  actorId: uuid('actor_id'),
  startsAt: moment('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  way: text('way').notNull(),
  place: text('place').notNull().default(''),
  note: text('note').notNull().default(''),
  answer: text('answer'),
  message: text('message').notNull().default(''),
  answeredAt: moment('answered_at'),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  cancelledAt: moment('cancelled_at'),
  cancelledBy: text('cancelled_by'),
  cancelMessage: text('cancel_message').notNull().default(''),
})

export const applicationLetters = pgTable('application_letters', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  language: text('language').notNull(),
  body: text('body').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const applicationNotes = pgTable('application_notes', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  userId: uuid('user_id'),
  note: text('note').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const applicationScores = pgTable(
  'application_scores',
  {
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    score: integer('score').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.userId] })],
)

export const applicationTemplates = pgTable('application_templates', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  status: text('status').notNull(),
  name: text('name').notNull(),
  body: jsonb('body').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const applications = pgTable('applications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  opportunityId: uuid('opportunity_id'),
  external: jsonb('external'),
  status: text('status').notNull().default('draft'),
  language: text('language').notNull().default('bhs'),
  letter: text('letter').notNull().default(''),
  answers: jsonb('answers').notNull().default({}),
  cvId: uuid('cv_id'),
  cv: jsonb('cv'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  promisedAt: moment('promised_at'),
  answeredAt: moment('answered_at'),
  remindedAt: moment('reminded_at'),
  movedAt: moment('moved_at').notNull().defaultNow(),
  note: text('note').notNull().default(''),
  second: boolean('second').notNull().default(false),
})
