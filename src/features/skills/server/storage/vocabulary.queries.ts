import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import {
  addNames,
  type Names,
  type OccupationEntry,
  type SkillEntry,
  versionOf,
  type Vocabulary,
} from '../vocabulary/vocabulary.ts'

const vocabularyRows = rowsOf({ occupation: z.string(), skill: z.string(), essential: z.boolean() })

const labelRows = rowsOf({
  id: z.string(),
  language: z.enum(['bhs', 'en']),
  label: z.string(),
  own: z.boolean(),
})
type LabelRow = RowOf<typeof labelRows>
const skillRows = rowsOf({
  id: z.string(),
  key: z.nullable(z.string()),
  esco: z.nullable(z.string()),
  group: z.string(),
  kind: z.enum(['skill', 'knowledge']),
  description: z.string(),
})
const occupationRows = rowsOf({
  id: z.string(),
  key: z.nullable(z.string()),
  esco: z.nullable(z.string()),
  isco: z.string(),
  description: z.string(),
})

/** Reads the whole vocabulary, in the engine's order. */
export async function getVocabulary(db: Db): Promise<Vocabulary> {
  const skills = await readSkills(db)
  const placeOf = new Map(skills.map(({ id }, place) => [id, place]))
  const occupations = await readOccupations(db)
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]))
  const { rows } = await vocabularyRows(db)(sql`
    select distinct on (occupation_id, skill_id) occupation_id as occupation, skill_id as skill, essential
    from occupation_skills
    order by occupation_id, skill_id, origin = 'esco'`)
  for (const { occupation, skill, essential } of rows) {
    const place = placeOf.get(skill)
    if (place !== undefined) byId.get(occupation)?.[essential ? 'essential' : 'optional'].push(place)
  }
  for (const { essential, optional } of occupations) {
    essential.sort((a, b) => a - b)
    optional.sort((a, b) => a - b)
  }
  return { version: versionOf({ skills, occupations }), skills, occupations }
}

async function readSkills(db: Db): Promise<SkillEntry[]> {
  const { rows } = await skillRows(db)(sql`
    select id, key, esco, group_name as "group", kind, description from skills order by id`)
  const skills = rows.map(
    (row): SkillEntry => ({ ...row, names: { bhs: [], en: [] }, ours: { bhs: 0, en: 0 } }),
  )
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  for (const { id, language, label, own } of await readLabels(db, 'skill')) {
    const skill = byId.get(id)
    if (!skill) continue
    addNames(skill.names[language], [label])
    if (own) skill.ours[language] = skill.names[language].length
  }
  return skills.filter(({ names }) => hasName(names))
}

async function readOccupations(db: Db): Promise<OccupationEntry[]> {
  const { rows } = await occupationRows(db)(sql`
    select id, key, esco, isco, description from occupations order by id`)
  const occupations = rows.map(
    (row): OccupationEntry => ({ ...row, names: { bhs: [], en: [] }, essential: [], optional: [] }),
  )
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]))
  for (const { id, language, label } of await readLabels(db, 'occupation'))
    addNames(byId.get(id)?.names[language] ?? [], [label])
  return occupations.filter(({ names }) => hasName(names))
}

async function readLabels(db: Db, kind: 'skill' | 'occupation'): Promise<LabelRow[]> {
  const { rows } = await labelRows(db)(sql`
    select ${sql.raw(`${kind}_id`)} as id, case when locale = 'en' then 'en' else 'bhs' end as language, label,
      origin <> 'esco' as own
    from ${sql.raw(`${kind}_labels`)}
    where locale in ('bhs', 'en', 'bs', 'hr', 'sr')
    order by ${sql.raw(`${kind}_id`)}, origin = 'esco', locale, place`)
  return rows
}

function hasName({ bhs, en }: Names): boolean {
  return bhs.length + en.length > 0
}
