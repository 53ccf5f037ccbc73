import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Content, WantedSkill } from '../contract/content.ts'
import type { FormQuestion } from '../contract/form-questions.ts'
import { CLOSED_REASONS, CONTRACTS, EVENTS, KINDS, MODES, STATUSES, ONLY_FOR } from '../contract/kinds.ts'
import type { Warning } from '../contract/warnings.ts'
import type { Written } from '#platform/contract/bilingual-age.ts'
import type { TextName } from './written-texts.ts'

const money = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

export const opportunities = pgTable('opportunities', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  organisationId: uuid('organisation_id'),
  organisationName: text('organisation_name').notNull(),
  kind: text('kind', { enum: [...KINDS] }).notNull(),
  status: text('status', { enum: [...STATUSES] })
    .notNull()
    .default('draft'),
  title: jsonb('title').$type<Bilingual>().notNull().default(sql`'{}'`),
  summary: jsonb('summary').$type<Bilingual>().notNull().default(sql`'{}'`),
  body: jsonb('body').$type<Content['body']>().notNull().default(sql`'{}'`),
  written: jsonb('written').$type<Written<TextName>>().notNull().default({}),
  details: jsonb('details').$type<object>().notNull().default({}),
  municipalities: text('municipalities').array().$type<MunicipalityId>().notNull().default([]),
  mode: text('mode', { enum: [...MODES] })
    .notNull()
    .default('on-site'),
  languages: text('languages').array().$type<Content['languages'][number]>().notNull().default([]),
  amountMin: money('amount_min'),
  amountMax: money('amount_max'),
  amountNet: boolean('amount_net').notNull().default(true),
  contract: text('contract', { enum: [...CONTRACTS] }),
  firstJob: boolean('first_job').notNull().default(false),
  onlyFor: text('only_for', { enum: [...ONLY_FOR] }),
  vacancies: integer('vacancies'),
  deadline: moment('deadline'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  applyHere: boolean('apply_here').notNull().default(true),
  externalUrl: text('external_url'),
  applyPath: text('apply_path'),
  contact: jsonb('contact').$type<Content['contact']>().notNull().default(sql`'{}'`),
  questions: jsonb('questions').$type<FormQuestion[]>().notNull().default([]),
  sourceUrl: text('source_url'),
  fingerprint: text('fingerprint'),
  warnings: jsonb('warnings').$type<Warning[]>().notNull().default([]),
  pending: jsonb('pending').$type<Content>(),
  version: integer('version').notNull().default(1),
  createdBy: uuid('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  submittedAt: moment('submitted_at'),
  publishedAt: moment('published_at'),
  closedAt: moment('closed_at'),
  closedReason: text('closed_reason', { enum: [...CLOSED_REASONS] }),
  returnedReason: text('returned_reason'),
  reviewedBy: uuid('reviewed_by'),
})
export type OpportunityRow = typeof opportunities.$inferSelect

export const opportunitySkills = pgTable(
  'opportunity_skills',
  {
    opportunityId: uuid('opportunity_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    importance: text('importance').$type<WantedSkill['importance']>().notNull(),
    level: text('level').$type<NonNullable<WantedSkill['level']>>(),
  },
  (table) => [primaryKey({ columns: [table.opportunityId, table.skillId] })],
)

export const opportunityEvents = pgTable(
  'opportunity_events',
  {
    userId: uuid('user_id').notNull(),
    opportunityId: uuid('opportunity_id').notNull(),
    kind: text('kind', { enum: [...EVENTS] }).notNull(),
    reason: text('reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.opportunityId, table.kind] })],
)

export const opportunityRevisions = pgTable('opportunity_revisions', {
  id: uuid('id').primaryKey(),
  opportunityId: uuid('opportunity_id').notNull(),
  content: jsonb('content').$type<Content>().notNull(),
  writtenBy: uuid('written_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
