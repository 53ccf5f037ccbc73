import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { SkillLabel, SkillSuggestion } from '../contract/skills.endpoints.ts'

const byNameRows = rowsOf({ folded: z.string(), id: z.string() })

const named = {
  id: z.string(),
  group: z.string(),
  bhs: z.nullable(z.string()),
  en: z.nullable(z.string()),
}
const nameRows = rowsOf(named)
const matchedRows = rowsOf({ ...named, matched: z.string() })
const skillRows = rowsOf({
  ...named,
  kind: z.enum(['skill', 'knowledge']),
  esco: z.nullable(z.string()),
  description: z.string(),
  demand: z.number(),
  synonyms: z.array(z.strictObject({ locale: z.string(), label: z.string() })),
})
type NameRow = RowOf<typeof nameRows>

const SUGGESTIONS = 10
/** Most names per way to match; more would not improve suggestions. */
const MAX_CANDIDATES = 300

/** Selects the displayed name: ours before a release's, Bosnian before Croatian before Serbian. */
const nameIn = (locales: readonly ('bhs' | 'bs' | 'hr' | 'sr' | 'en')[], owner = sql`s.id`) => sql`(
  select l.label from skill_labels l
  where l.skill_id = ${owner} and l.locale in (${sql.raw(locales.map((locale) => `'${locale}'`).join())})
  order by l.origin = 'esco', array_position(array['bhs', 'bs', 'hr', 'sr'], l.locale), l.place
  limit 1)`
const bhsName = nameIn(['bhs', 'bs', 'hr', 'sr'])
const enName = nameIn(['en'])

/** Finds skills whose names begin with the letters, then those with a word that does, then those that contain them. */
export async function listSuggestions(db: Db, text: string): Promise<SkillSuggestion[]> {
  const q = fold(text)
  if (q === '') return []
  const like = q.replace(/[%_\\]/g, '\\$&')
  const { rows } = await matchedRows(db)(sql`
    with met as (
      (select skill_id, label, place, 0 as rank, length(folded) as size from skill_labels
        where folded like ${`${like}%`} order by folded = ${q} desc, place, length(folded) limit ${MAX_CANDIDATES})
      union all
      (select skill_id, label, place, 1, length(folded) from skill_labels
        where folded like ${`% ${like}%`} limit ${MAX_CANDIDATES})
      union all
      (select skill_id, label, place, 2, length(folded) from skill_labels
        where length(${q}) > 3 and folded like ${`%${like}%`} limit ${MAX_CANDIDATES})
    ),
    best as (
      select distinct on (skill_id) skill_id, label, rank + least(place, 3) * 0.2 + size * 0.01 as cost
      from met order by skill_id, rank + least(place, 3) * 0.2 + size * 0.01
    )
    select s.id, s.group_name as "group", b.label as matched, ${bhsName} as bhs, ${enName} as en
    from best b join skills s on s.id = b.skill_id
    order by b.cost - (case when s.key is not null then 0.5 else 0 end) - least(ln(1 + s.demand), 5) * 0.08, s.id
    limit ${SUGGESTIONS}`)
  return rows.map((row) => ({ ...labelOf(row), matched: row.matched }))
}

/** Returns the names of skills, in the requested order, without unknown ones. */
export async function listLabels(db: Db, ids: readonly string[]): Promise<Map<string, SkillLabel>> {
  if (ids.length === 0) return new Map()
  const { rows } = await nameRows(db)(sql`
    select s.id, s.group_name as "group", ${bhsName} as bhs, ${enName} as en
    from skills s where s.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, labelOf(row)]))
}

/** Finds skills with exactly this name or synonym, folded; of several, ours and the one displayed so comes first. */
export async function listByName(db: Db, folded: readonly string[]): Promise<Map<string, string>> {
  const names = folded.filter((name) => name !== '')
  if (names.length === 0) return new Map()
  const { rows } = await byNameRows(db)(sql`
    select distinct on (l.folded) l.folded, l.skill_id as id from skill_labels l
    where l.folded = any(${sql.param(names)}::text[])
    order by l.folded, l.origin = 'esco', l.place, l.skill_id`)
  return new Map(rows.map((row) => [row.folded, row.id]))
}

export async function findSkill(db: Db, id: string) {
  const { rows } = await skillRows(db)(sql`
    select s.id, s.group_name as "group", s.kind, s.esco, s.description, s.demand,
      ${bhsName} as bhs, ${enName} as en,
      coalesce((
        select jsonb_agg(jsonb_build_object('locale', l.locale, 'label', l.label)
          order by l.origin = 'esco', l.locale, l.place)
        from skill_labels l where l.skill_id = s.id), '[]') as synonyms
    from skills s where s.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const label = labelOf(row)
  const others = (isEnglish: boolean, own: string) => [
    ...new Set(
      row.synonyms
        .filter(({ locale, label: name }) => (locale === 'en') === isEnglish && name !== own)
        .map(({ label: name }) => name),
    ),
  ]
  const { kind, esco, description, demand } = row
  const synonyms = { bhs: others(false, label.name.bhs), en: others(true, label.name.en) }
  return { ...label, kind, esco, description, demand, synonyms }
}

function labelOf({ id, group, bhs, en }: NameRow): SkillLabel {
  return { id, group, name: { bhs: bhs ?? en ?? '', en: en ?? bhs ?? '' } }
}
