import { boolean, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'
import { SHARED_KINDS } from '../contract/endorsements.endpoints.ts'
import { FINDABLE, REACHABLE } from '../contract/settings.endpoints.ts'
import { MUTED_KINDS } from '../contract/muted-words.ts'

const createdAt = () => moment('created_at').notNull().defaultNow()

export const connections = pgTable(
  'connections',
  {
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.otherId] })],
)

export const follows = pgTable(
  'follows',
  {
    id: uuid('id').notNull(),
    followerId: uuid('follower_id').notNull(),
    followedId: uuid('followed_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.followedId] })],
)

export const memberBlocks = pgTable(
  'member_blocks',
  {
    id: uuid('id').notNull(),
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
)

export const memberMutes = pgTable(
  'member_mutes',
  {
    id: uuid('id').notNull(),
    muterId: uuid('muter_id').notNull(),
    mutedId: uuid('muted_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.muterId, table.mutedId] })],
)

export const connectionRequests = pgTable(
  'connection_requests',
  {
    id: uuid('id').notNull(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    note: text('note').notNull().default(''),
    noteHiddenAt: moment('note_hidden_at'),
    createdAt: createdAt(),
    declinedAt: moment('declined_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] })],
)

export const skillEndorsements = pgTable(
  'skill_endorsements',
  {
    id: uuid('id').primaryKey(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    skill: uuid('skill').notNull(),
    sharedKind: text('shared_kind', { enum: [...SHARED_KINDS] }).notNull(),
    sharedId: uuid('shared_id').notNull(),
    sharedTitle: text('shared_title').notNull(),
    words: text('words').notNull(),
    createdAt: createdAt(),
    shown: boolean('shown'),
    decidedAt: moment('decided_at'),
    hiddenAt: moment('hidden_at'),
  },
  (table) => [unique().on(table.fromId, table.toId, table.skill)],
)

export const mutedWords = pgTable('muted_words', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: [...MUTED_KINDS] }).notNull(),
  word: text('word').notNull(),
  folded: text('folded').notNull(),
  createdAt: createdAt(),
})

export const networkSettings = pgTable('network_settings', {
  userId: uuid('user_id').primaryKey(),
  findable: text('findable', { enum: [...FINDABLE] })
    .notNull()
    .default('members'),
  reachable: text('reachable', { enum: [...REACHABLE] }),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The searchable part of published profiles; database triggers keep it current. */
export const networkDirectory = pgTable('network_directory', {
  userId: uuid('user_id').primaryKey(),
  publishedAt: moment('published_at').notNull(),
  folded: text('folded').notNull(),
  skills: text('skills').array().notNull(),
  skillLabels: text('skill_labels').array().notNull(),
  municipality: text('municipality'),
  schools: text('schools').array().notNull(),
  schoolLabels: text('school_labels').array().notNull(),
})
