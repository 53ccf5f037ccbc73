import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const occupationLabels = pgTable(
  'occupation_labels',
  {
    occupationId: uuid('occupation_id').notNull(),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
    origin: text('origin').notNull(),
    place: integer('place').notNull(),
    folded: text('folded').notNull().generatedAlwaysAs(sql`fold_text(label)`),
  },
  (table) => [primaryKey({ columns: [table.occupationId, table.locale, table.label, table.origin] })],
)

export const occupationSkills = pgTable(
  'occupation_skills',
  {
    occupationId: uuid('occupation_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    origin: text('origin').notNull(),
    essential: boolean('essential').notNull(),
  },
  (table) => [primaryKey({ columns: [table.occupationId, table.skillId, table.origin] })],
)

export const occupations = pgTable('occupations', {
  id: uuid('id').primaryKey(),
  key: text('key'),
  esco: uuid('esco'),
  isco: text('isco').notNull(),
  description: text('description').notNull().default(''),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  mergedInto: uuid('merged_into'),
  editedAt: moment('edited_at'),
})

export const releaseLinks = pgTable(
  'release_links',
  {
    occupation: uuid('occupation').notNull(),
    skill: uuid('skill').notNull(),
    essential: boolean('essential'),
  },
  (table) => [primaryKey({ columns: [table.occupation, table.skill] })],
)

export const releaseOccupationLabels = pgTable(
  'release_occupation_labels',
  {
    id: uuid('id').notNull(),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
    place: integer('place'),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale, table.label] })],
)

export const releaseOccupations = pgTable('release_occupations', {
  id: uuid('id').primaryKey(),
  key: text('key'),
  esco: uuid('esco'),
  groupName: text('group_name'),
  kind: text('kind'),
  description: text('description'),
})

export const releaseSkillLabels = pgTable(
  'release_skill_labels',
  {
    id: uuid('id').notNull(),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
    place: integer('place'),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale, table.label] })],
)

export const releaseSkills = pgTable('release_skills', {
  id: uuid('id').primaryKey(),
  key: text('key'),
  esco: uuid('esco'),
  groupName: text('group_name'),
  kind: text('kind'),
  description: text('description'),
})

export const skillImports = pgTable('skill_imports', {
  id: uuid('id').primaryKey(),
  source: text('source').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  report: jsonb('report'),
  failure: text('failure'),
  digest: text('digest'),
  step: text('step'),
  reached: integer('reached').notNull().default(0),
  reachedAt: moment('reached_at'),
  continues: uuid('continues'),
})

export const skillLabels = pgTable(
  'skill_labels',
  {
    skillId: uuid('skill_id').notNull(),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
    origin: text('origin').notNull(),
    place: integer('place').notNull(),
    folded: text('folded').notNull().generatedAlwaysAs(sql`fold_text(label)`),
  },
  (table) => [primaryKey({ columns: [table.skillId, table.locale, table.label, table.origin] })],
)

export const skillState = pgTable('skill_state', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  ownDigest: text('own_digest').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
  trainedAt: moment('trained_at'),
})

export const skills = pgTable('skills', {
  id: uuid('id').primaryKey(),
  key: text('key'),
  esco: uuid('esco'),
  groupName: text('group_name').notNull(),
  kind: text('kind').notNull(),
  description: text('description').notNull().default(''),
  demand: integer('demand').notNull().default(0),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  mergedInto: uuid('merged_into'),
  editedAt: moment('edited_at'),
})

export const vocabularyDecided = pgTable(
  'vocabulary_decided',
  {
    entryId: uuid('entry_id').notNull(),
    what: text('what').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.what] })],
)
