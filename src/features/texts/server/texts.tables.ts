import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const textChanges = pgTable('text_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['file', 'edit', 'restore'] }).notNull(),
  file: text('file'),
  restored: bigint('restored', { mode: 'number' }),
  texts: integer('texts').notNull(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const textChangeItems = pgTable(
  'text_change_items',
  {
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    textId: text('text_id').notNull(),
    locale: text('locale', { enum: ['bhs', 'en'] }).notNull(),
    before: text('before'),
    after: text('after'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.textId, table.locale] })],
)
