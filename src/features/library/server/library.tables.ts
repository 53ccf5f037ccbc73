import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { moment } from '#platform/server/auth/identity.tables.ts'
import type { Licence } from '../contract/pictures.ts'

export const libraryPictures = pgTable('library_pictures', {
  id: uuid('id').primaryKey(),
  fileId: uuid('file_id').notNull().unique(),
  ownerId: uuid('owner_id'),
  isShared: boolean('is_shared').notNull().default(false),
  description: jsonb('description').$type<Bilingual>().notNull().default(sql`'{"en": "", "bhs": ""}'::jsonb`),
  author: text('author').notNull().default(''),
  licence: text('licence').$type<Licence>().notNull().default(''),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const libraryUses = pgTable('library_uses', {
  pictureId: uuid('picture_id').notNull(),
  kind: text('kind').notNull(),
  thing: uuid('thing').notNull(),
  shownFrom: moment('shown_from'),
})
