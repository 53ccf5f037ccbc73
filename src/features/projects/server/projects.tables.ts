import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'
import { ENTRY_KINDS } from '../contract/ledger.ts'
import type { ProjectPlan } from '../contract/projects.endpoints.ts'

export const projects = pgTable('projects', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  canvasId: uuid('canvas_id'),
  callId: uuid('call_id').notNull(),
  title: text('title').notNull(),
  municipality: text('municipality').$type<MunicipalityId>(),
  summary: text('summary').notNull().default(''),
  requested: integer('requested').notNull(),
  amount: integer('amount').notNull(),
  plan: jsonb('plan').$type<ProjectPlan>().notNull(),
  report: text('report'),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  wordsHiddenAt: moment('words_hidden_at'),
  withoutReceipts: text('without_receipts'),
  returnedReport: text('returned_report'),
  reportReturnedAt: moment('report_returned_at'),
  reportReturnedWhy: text('report_returned_why'),
  reportAcceptedAt: moment('report_accepted_at'),
  reportAcceptedBy: uuid('report_accepted_by'),
})

export const projectMembers = pgTable('project_members', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  userId: uuid('user_id'),
  role: text('role').notNull().default(''),
  lead: boolean('lead').notNull().default(false),
})

export const projectEntries = pgTable('project_entries', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
  amount: integer('amount').notNull(),
  what: text('what').notNull(),
  happenedOn: date('happened_on').notNull(),
  line: text('line'),
  giver: text('giver'),
  confirmedAt: moment('confirmed_at'),
  enteredBy: uuid('entered_by'),
  enteredAt: moment('entered_at').notNull().defaultNow(),
  struckBy: uuid('struck_by'),
  struckAt: moment('struck_at'),
  instalmentId: uuid('instalment_id'),
})

export const projectActivities = pgTable('project_activities', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  text: text('text').notNull(),
  happenedOn: date('happened_on').notNull(),
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const projectPhotos = pgTable('project_photos', {
  id: uuid('id').primaryKey(),
  activityId: uuid('activity_id').notNull(),
  picture: uuid('picture').notNull(),
  alt: text('alt').notNull(),
  placeholder: text('placeholder').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const projectConfirmations = pgTable('project_confirmations', {
  entryId: uuid('entry_id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  askedBy: uuid('asked_by'),
  expiresAt: moment('expires_at').notNull(),
})
