import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/server/auth/identity.tables.ts'
import { type ChosenSection, type CvVariant, DESIGNS, SCRIPTS } from '../contract/variant.ts'

export const cvs = pgTable('cvs', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  design: text('design', { enum: [...DESIGNS] }).notNull(),
  script: text('script', { enum: [...SCRIPTS] }).notNull(),
  shows: jsonb('shows').$type<CvVariant['shows']>().notNull(),
  sections: jsonb('sections').$type<ChosenSection[]>().notNull(),
  version: integer('version').notNull().default(1),
  linkDigest: bytea('link_digest'),
  linkSealed: text('link_sealed'),
  linkCreatedAt: moment('link_created_at'),
  linkExpiresAt: moment('link_expires_at'),
  linkViews: integer('link_views').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export type StoredCv = typeof cvs.$inferSelect
