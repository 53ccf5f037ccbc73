import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { bytea, citext, moment } from '#platform/server/auth/identity.tables.ts'
import { KINDS, REASONS, ROLES, VERIFICATIONS } from '../contract/kinds.ts'
import { DECISIONS } from '../contract/verification.endpoints.ts'

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  kind: text('kind', { enum: KINDS }).notNull(),
  about: jsonb('about').$type<Partial<Bilingual>>().notNull().default({}),
  municipality: text('municipality').$type<MunicipalityId>(),
  address: text('address').notNull().default(''),
  website: text('website').notNull().default(''),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  registerNumber: text('register_number'),
  logo: uuid('logo'),
  replyDays: integer('reply_days').notNull().default(14),
  verification: text('verification', { enum: VERIFICATIONS }).notNull().default('none'),
  verifiedAt: moment('verified_at'),
  provedDomain: text('proved_domain'),
  provedAt: moment('proved_at'),
  askedAt: moment('asked_at'),
  suspendedAt: moment('suspended_at'),
  closedAt: moment('closed_at'),
  version: integer('version').notNull().default(1),
  createdBy: uuid('created_by'),
  closesWith: uuid('closes_with'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  folded: text('folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
})

export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: uuid('organisation_id').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId] })],
)

export const organisationDecisions = pgTable('organisation_decisions', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  decision: text('decision', { enum: DECISIONS }).notNull(),
  reason: text('reason', { enum: REASONS }),
  note: text('note').notNull().default(''),
  decidedBy: uuid('decided_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const organisationDomainProofs = pgTable('organisation_domain_proofs', {
  organisationId: uuid('organisation_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  domain: text('domain').notNull(),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

export const organisationInvitations = pgTable('organisation_invitations', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  email: citext('email').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  tokenHash: bytea('token_hash').notNull(),
  invitedBy: uuid('invited_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})
