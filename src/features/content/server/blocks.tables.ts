import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RichText } from '#platform/contract/rich-text/document.ts'

const locale = () => text('locale', { enum: ['bhs', 'en'] }).notNull()
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow()

export const contentBlocks = pgTable(
  'content_blocks',
  {
    id: text('id').notNull(),
    locale: locale(),
    document: jsonb('document').$type<RichText>().notNull(),
    revision: integer('revision').notNull(),
    updatedBy: uuid('updated_by'),
    updatedAt: moment('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale] })],
)

export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: text('id').notNull(),
    locale: locale(),
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<RichText>().notNull(),
    restoredFrom: integer('restored_from'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale, table.revision] })],
)
