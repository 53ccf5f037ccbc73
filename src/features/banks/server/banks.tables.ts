import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { PROGRAMME_KINDS, PROJECT_STATES } from '../contract/kinds.ts'

export const grantProgrammes = pgTable('grant_programmes', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  kind: text('kind', { enum: PROGRAMME_KINDS }).notNull(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const youthBanks = pgTable('youth_banks', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  organisationId: uuid('organisation_id'),
  municipalities: text('municipalities').array().$type<MunicipalityId>().notNull(),
  about: jsonb('about').$type<Bilingual>().notNull(),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const youthBankBoard = pgTable('youth_bank_board', {
  id: uuid('id').primaryKey(),
  bankId: uuid('bank_id').notNull(),
  userId: uuid('user_id').notNull(),
  role: jsonb('role').$type<Bilingual>().notNull(),
  position: integer('position').notNull().default(0),
  since: date('since').notNull(),
  until: date('until'),
})

export const youthBankFunds = pgTable('youth_bank_funds', {
  id: uuid('id').primaryKey(),
  bankId: uuid('bank_id').notNull(),
  year: integer('year').notNull(),
  source: jsonb('source').$type<Bilingual>().notNull(),
  amount: integer('amount').notNull(),
})

export const youthBankDecisions = pgTable('youth_bank_decisions', {
  id: uuid('id').primaryKey(),
  bankId: uuid('bank_id').notNull(),
  decidedOn: date('decided_on').notNull(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  reason: jsonb('reason').$type<Bilingual>().notNull(),
  votesFor: integer('votes_for').notNull(),
  votesAgainst: integer('votes_against').notNull(),
  excused: integer('excused').notNull(),
})

export const youthBankProjects = pgTable('youth_bank_projects', {
  id: uuid('id').primaryKey(),
  bankId: uuid('bank_id').notNull(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  municipality: text('municipality').$type<MunicipalityId>().notNull(),
  decidedOn: date('decided_on').notNull(),
  granted: integer('granted').notNull(),
  contributed: integer('contributed').notNull(),
  spent: integer('spent').notNull().default(0),
  state: text('state', { enum: PROJECT_STATES }).notNull(),
})
