import { sql } from 'drizzle-orm'
import { boolean, customType, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const opportunitySample = pgTable('opportunity_sample', {
  opportunityId: uuid('opportunity_id').primaryKey(),
  publishedAt: moment('published_at').notNull(),
  openUntil: moment('open_until').notNull().default(sql`'infinity'`),
  facets: integer('facets').notNull(),
  areas: integer('areas').notNull(),
  languages: integer('languages').notNull(),
  municipalities: text('municipalities').array().notNull(),
  skills: uuid('skills').array().notNull(),
  title: tsvector('title').notNull(),
  words: tsvector('words').notNull(),
  blanks: text('blanks').notNull().default(sql`repeat(' '::text, 2048)`),
})

export const opportunitySearch = pgTable('opportunity_search', {
  opportunityId: uuid('opportunity_id').primaryKey(),
  publishedAt: moment('published_at').notNull(),
  openUntil: moment('open_until').notNull().default(sql`'infinity'`),
  facets: integer('facets').notNull(),
  areas: integer('areas').notNull(),
  languages: integer('languages').notNull(),
  municipalities: text('municipalities').array().notNull(),
  skills: uuid('skills').array().notNull(),
  title: tsvector('title').notNull(),
  words: tsvector('words').notNull(),
  blanks: text('blanks').notNull().default(sql`repeat(' '::text, 2048)`),
})

export const savedSearchAlerts = pgTable(
  'saved_search_alerts',
  {
    searchId: uuid('search_id').notNull(),
    opportunityId: uuid('opportunity_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.opportunityId] })],
)

export const savedSearches = pgTable('saved_searches', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  frequency: text('frequency').notNull(),
  servedUntil: moment('served_until').notNull().defaultNow(),
  heardFrom: moment('heard_from').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
)

export const searchSpellings = pgTable(
  'search_spellings',
  {
    spelling: text('spelling').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
)

export const searchStale = pgTable('search_stale', {
  opportunityId: uuid('opportunity_id').primaryKey(),
  since: moment('since').notNull().default(sql`clock_timestamp()`),
})

export const searchTerms = pgTable(
  'search_terms',
  {
    word: text('word').notNull(),
    stem: text('stem').notNull(),
    shown: text('shown').notNull(),
    docs: integer('docs').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.word, table.stem] })],
)

export const searchState = pgTable('search_state', {
  single: boolean('single').primaryKey().default(true),
  facetsVersion: text('facets_version').notNull(),
})
