import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../auth/identity.tables.ts'

export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  personId: uuid('person_id'),
  subjectKind: text('subject_kind').notNull().default(''),
  subjectId: text('subject_id').notNull().default(''),
  subject: text('subject').notNull().default(''),
  before: jsonb('before'),
  after: jsonb('after'),
  reason: text('reason').notNull().default(''),
  device: text('device').notNull().default(''),
  addressDigest: bytea('address_digest'),
})
