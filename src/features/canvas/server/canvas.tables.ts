import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'

const count = (name: string) => bigint(name, { mode: 'number' })

export const canvases = pgTable('canvases', {
  id: uuid('id').primaryKey(),
  callId: uuid('call_id').notNull(),
  leadId: uuid('lead_id'),
  title: text('title').notNull().default(''),
  seq: count('seq').notNull().default(0),
  submittedAt: moment('submitted_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const canvasMembers = pgTable(
  'canvas_members',
  {
    canvasId: uuid('canvas_id').notNull(),
    userId: uuid('user_id').notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    confirmed: jsonb('confirmed'),
    /** The invitation by which they came, while it exists. */
    invitationId: uuid('invitation_id'),
  },
  (table) => [primaryKey({ columns: [table.canvasId, table.userId] })],
)

export const canvasMentors = pgTable(
  'canvas_mentors',
  {
    canvasId: uuid('canvas_id').notNull(),
    userId: uuid('user_id').notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    invitationId: uuid('invitation_id'),
  },
  (table) => [primaryKey({ columns: [table.canvasId, table.userId] })],
)

export const canvasRemovals = pgTable(
  'canvas_removals',
  {
    canvasId: uuid('canvas_id').notNull(),
    userId: uuid('user_id').notNull(),
    removedAt: moment('removed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.canvasId, table.userId] })],
)

export const canvasInvitations = pgTable('canvas_invitations', {
  tokenHash: bytea('token_hash').primaryKey(),
  canvasId: uuid('canvas_id').notNull(),
  singleUse: boolean('single_use').notNull(),
  invitedBy: uuid('invited_by'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  mentor: boolean('mentor').notNull().default(false),
  /** Set for an invited connection: nobody else can use it. */
  userId: uuid('user_id'),
  id: uuid('id').notNull().defaultRandom(),
  email: text('email'),
})

export const canvasUpdates = pgTable(
  'canvas_updates',
  {
    canvasId: uuid('canvas_id').notNull(),
    seq: count('seq').notNull(),
    content: bytea('content').notNull(),
    userId: uuid('user_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.canvasId, table.seq] })],
)

export const canvasSnapshots = pgTable('canvas_snapshots', {
  canvasId: uuid('canvas_id').primaryKey(),
  seq: count('seq').notNull(),
  content: bytea('content').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** The same in a quarter of the space; valid only with the same number. */
  dense: bytea('dense'),
  denseSeq: count('dense_seq'),
})

export const canvasSubmissions = pgTable('canvas_submissions', {
  canvasId: uuid('canvas_id').primaryKey(),
  submittedBy: uuid('submitted_by'),
  arrivedAt: moment('arrived_at').notNull(),
  countedAt: moment('counted_at').notNull(),
  content: jsonb('content').notNull(),
  digest: text('digest').notNull(),
})

export const canvasChangeRequests = pgTable('canvas_change_requests', {
  canvasId: uuid('canvas_id').primaryKey(),
  askedBy: uuid('asked_by'),
  askedAt: moment('asked_at').notNull().default(sql`clock_timestamp()`),
  until: moment('until').notNull(),
  why: text('why').notNull(),
  asked: jsonb('asked').notNull(),
  answeredAt: moment('answered_at'),
})

export const canvasAnswers = pgTable('canvas_answers', {
  canvasId: uuid('canvas_id').primaryKey(),
  submittedBy: uuid('submitted_by'),
  arrivedAt: moment('arrived_at').notNull(),
  content: jsonb('content').notNull(),
  digest: text('digest').notNull(),
})

export const canvasApplicants = pgTable(
  'canvas_applicants',
  {
    callId: uuid('call_id').notNull(),
    userId: uuid('user_id').notNull(),
    canvasId: uuid('canvas_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.userId] })],
)

export const canvasVersions = pgTable('canvas_versions', {
  id: uuid('id').primaryKey(),
  canvasId: uuid('canvas_id').notNull(),
  kind: text('kind').notNull(),
  name: text('name').notNull().default(''),
  authorId: uuid('author_id'),
  state: bytea('state').notNull(),
  content: jsonb('content').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const canvasDocuments = pgTable('canvas_documents', {
  id: uuid('id').primaryKey(),
  canvasId: uuid('canvas_id').notNull(),
  slot: text('slot').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
