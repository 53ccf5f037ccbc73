import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'

export const voteOptions = pgTable('vote_options', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  canvasId: uuid('canvas_id'),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  municipality: text('municipality'),
  idea: text('idea').notNull().default(''),
  amount: integer('amount').notNull(),
  boardPlace: integer('board_place').notNull(),
  votes: integer('votes'),
  place: integer('place'),
  given: integer('given'),
})

export const voteCodes = pgTable('vote_codes', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  phoneDigest: bytea('phone_digest').notNull(),
  blockDigest: bytea('block_digest').notNull(),
  codeDigest: bytea('code_digest').notNull(),
  deviceDigest: bytea('device_digest').notNull(),
  networkDigest: bytea('network_digest').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull().defaultNow(),
})

export const voteKeys = pgTable('vote_keys', {
  callId: uuid('call_id').primaryKey(),
  key: bytea('key').notNull(),
})

export const votes = pgTable('votes', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  optionId: uuid('option_id').notNull(),
  receipt: text('receipt').notNull(),
  codeId: uuid('code_id'),
  phoneDigest: bytea('phone_digest'),
  blockDigest: bytea('block_digest'),
  deviceDigest: bytea('device_digest'),
  networkDigest: bytea('network_digest'),
  voidReason: text('void_reason'),
  voidingId: uuid('voiding_id'),
  castAt: moment('cast_at').notNull(),
})

export const voteVoidings = pgTable('vote_voidings', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  votes: integer('votes').notNull(),
  reason: text('reason').notNull(),
  proposedBy: uuid('proposed_by'),
  proposedAt: moment('proposed_at').notNull().defaultNow(),
  confirmedBy: uuid('confirmed_by'),
  confirmedAt: moment('confirmed_at'),
})

export const voteClosings = pgTable('vote_closings', {
  callId: uuid('call_id').primaryKey(),
  closedAt: moment('closed_at').notNull(),
  votes: integer('votes').notNull(),
  voided: integer('voided').notNull(),
  digest: text('digest').notNull(),
  file: text('file'),
  forgottenAt: moment('forgotten_at'),
})
