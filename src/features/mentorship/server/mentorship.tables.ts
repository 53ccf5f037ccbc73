import { customType, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { MentorProfile } from '../contract/mentor-profile.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const mentors = pgTable('mentors', {
  userId: uuid('user_id').primaryKey(),
  slug: text('slug').notNull(),
  profile: jsonb('profile').$type<MentorProfile>().notNull(),
  topics: text('topics').array().notNull().default([]),
  skills: uuid('skills').array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  formats: text('formats').array().notNull().default([]),
  place: text('place'),
  capacity: integer('capacity').notNull().default(1),
  pausedUntil: date('paused_until', { mode: 'string' }),
  terms: tsvector('terms').notNull().default(sql`''::tsvector`),
  firstSlotAt: moment('first_slot_at').notNull().default(sql`'2100-01-01 00:00:00+00'`),
  version: integer('version').notNull().default(1),
  submittedAt: moment('submitted_at'),
  returnedReason: text('returned_reason'),
  approvedAt: moment('approved_at'),
  approvedBy: uuid('approved_by'),
  hiddenAt: moment('hidden_at'),
  minorsCheckedAt: moment('minors_checked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const mentorships = pgTable('mentorships', {
  id: uuid('id').primaryKey(),
  mentorId: uuid('mentor_id'),
  memberId: uuid('member_id').notNull(),
  goal: text('goal').notNull(),
  background: text('background').notNull().default(''),
  format: text('format').notNull(),
  state: text('state').notNull().default('waiting'),
  turn: text('turn'),
  answerBy: moment('answer_by'),
  reason: text('reason').notNull().default(''),
  firstAnswerAt: moment('first_answer_at'),
  acceptedAt: moment('accepted_at'),
  endedAt: moment('ended_at'),
  handedFrom: uuid('handed_from'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const mentorshipSessions = pgTable('mentorship_sessions', {
  id: uuid('id').primaryKey(),
  mentorshipId: uuid('mentorship_id').notNull(),
  mentorId: uuid('mentor_id'),
  startsAt: moment('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  format: text('format').notNull(),
  link: text('link').notNull().default(''),
  confirmedAt: moment('confirmed_at'),
  cancelledAt: moment('cancelled_at'),
  cancelledBy: text('cancelled_by'),
  cancelReason: text('cancel_reason').notNull().default(''),
  version: integer('version').notNull().default(1),
  dayRemindedAt: moment('day_reminded_at'),
  hourRemindedAt: moment('hour_reminded_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const mentorshipTasks = pgTable('mentorship_tasks', {
  id: uuid('id').primaryKey(),
  mentorshipId: uuid('mentorship_id').notNull(),
  side: text('side').notNull(),
  task: text('task').notNull(),
  dueOn: date('due_on', { mode: 'string' }),
  doneAt: moment('done_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const mentorshipNotes = pgTable(
  'mentorship_notes',
  {
    mentorshipId: uuid('mentorship_id').notNull(),
    whose: text('whose').notNull(),
    note: text('note').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  ({ mentorshipId, whose }) => [primaryKey({ columns: [mentorshipId, whose] })],
)

export const mentorshipFeedback = pgTable(
  'mentorship_feedback',
  {
    mentorshipId: uuid('mentorship_id').notNull(),
    side: text('side').notNull(),
    score: integer('score').notNull(),
    opinion: text('opinion').notNull().default(''),
    forStaff: text('for_staff').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({ mentorshipId, side }) => [primaryKey({ columns: [mentorshipId, side] })],
)
