import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'

export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  place: text('place').notNull().unique(),
  name: text('name').notNull().default(''),
  type: text('type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  digest: bytea('digest'),
  width: integer('width').notNull().default(0),
  height: integer('height').notNull().default(0),
  placeholder: text('placeholder').notNull().default(''),
  uploadedBy: uuid('uploaded_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  attachedAt: moment('attached_at'),
  hiddenAt: moment('hidden_at'),
  shownFrom: moment('shown_from'),
})

export const removedFiles = pgTable('removed_files', {
  place: text('place').primaryKey(),
  removedAt: moment('removed_at').notNull().defaultNow(),
})
