import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Replaced } from '#features/profiles/server/index.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Proposal } from '../contract/proposal.ts'

export type Draft = Omit<Proposal, 'id' | 'expiresAt'>

export const cvImports = pgTable('cv_imports', {
  userId: uuid('user_id').primaryKey(),
  id: uuid('id').notNull(),
  proposal: jsonb('proposal').$type<Draft>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  undo: jsonb('undo').$type<Replaced>(),
  undoUntil: moment('undo_until'),
})
