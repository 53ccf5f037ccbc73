import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const ranges = customType<{ data: string }>({ dataType: () => 'int8multirange' })
const count = (name: string) => bigint(name, { mode: 'number' })

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['direct', 'group'] }).notNull(),
  directKey: text('direct_key'),
  teamKey: text('team_key'),
  title: text('title').notNull().default(''),
  aboutKind: text('about_kind'),
  aboutId: text('about_id'),
  createdBy: uuid('created_by'),
  lastSeq: count('last_seq').notNull().default(0),
  version: count('version').notNull().default(0),
  lastAt: moment('last_at').notNull().default(sql`date_trunc('milliseconds'::text, clock_timestamp())`),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state', { enum: ['in', 'asked', 'refused', 'left'] })
      .notNull()
      .default('in'),
    isOrganiser: boolean('is_organiser').notNull().default(false),
    fromSeq: count('from_seq').notNull().default(0),
    untilSeq: count('until_seq'),
    missed: ranges('missed').notNull().default(sql`'{}'::int8multirange`),
    readSeq: count('read_seq').notNull().default(0),
    version: count('version').notNull().default(0),
    mutedUntil: moment('muted_until'),
    archivedSeq: count('archived_seq'),
    draft: text('draft').notNull().default(''),
    remindAt: moment('remind_at'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    seq: count('seq').notNull(),
    id: uuid('id').notNull(),
    senderId: uuid('sender_id'),
    body: text('body').notNull(),
    replySeq: count('reply_seq'),
    version: count('version').notNull(),
    sentAt: moment('sent_at').notNull().default(sql`date_trunc('milliseconds'::text, clock_timestamp())`),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    withdrawnAt: moment('withdrawn_at'),
    terms: tsvector('terms').notNull().default(sql`''::tsvector`),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique().on(table.conversationId, table.id),
  ],
)

export const messageRevisions = pgTable('message_revisions', {
  conversationId: uuid('conversation_id').notNull(),
  seq: count('seq').notNull(),
  body: text('body').notNull(),
  writtenAt: moment('written_at').notNull(),
})

export const messageReactions = pgTable('message_reactions', {
  conversationId: uuid('conversation_id').notNull(),
  seq: count('seq').notNull(),
  userId: uuid('user_id').notNull(),
  emoji: text('emoji').notNull(),
})

export const messageFiles = pgTable('message_files', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  seq: count('seq'),
  place: integer('place').notNull().default(0),
  userId: uuid('user_id'),
  kind: text('kind', { enum: ['picture', 'file', 'voice'] }).notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull().default(0),
  height: integer('height').notNull().default(0),
  placeholder: text('placeholder').notNull().default(''),
  milliseconds: integer('milliseconds').notNull().default(0),
  waveform: text('waveform').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const scheduledMessages = pgTable('scheduled_messages', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  userId: uuid('user_id').notNull(),
  body: text('body').notNull(),
  sendAt: moment('send_at').notNull(),
  claimedUntil: moment('claimed_until'),
  refusal: text('refusal'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const messagingSettings = pgTable('messaging_settings', {
  userId: uuid('user_id').primaryKey(),
  showsReading: boolean('shows_reading').notNull().default(true),
})
