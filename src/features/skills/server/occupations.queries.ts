import { byLetters } from '#platform/contract/letter-order.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { listLabels } from './skills.queries.ts'

const occupationRows = rowsOf({ id: z.string(), essential: z.boolean() })
const nameRows = rowsOf({ label: z.string() })
const idRows = rowsOf({ id: z.string() })
const prerequisitesRows = rowsOf({ skill: z.string(), before: z.string() })

const occupationsRows = rowsOf({
  id: z.string(),
  isco: z.string(),
  esco: z.nullable(z.string()),
  description: z.string(),
  own: z.nullable(z.array(z.string())),
  ours: z.nullable(z.array(z.string())),
  en: z.nullable(z.string()),
})
type Row = RowOf<typeof occupationsRows>

const titles = sql`
  (select array_agg(l.label order by l.place) from occupation_labels l
    where l.occupation_id = o.id and l.locale = 'bhs' and l.origin <> 'esco' and l.place < 2) as own,
  (select array_agg(l.label order by array_position(array['bs', 'hr', 'sr'], l.locale), l.place) from occupation_labels l
    where l.occupation_id = o.id and l.locale in ('bs', 'hr', 'sr') and l.place = 0) as ours,
  (select l.label from occupation_labels l where l.occupation_id = o.id and l.locale = 'en'
    order by l.origin = 'esco', l.place limit 1) as en`

export async function listOccupations(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof labelOf>>()
  const { rows } = await occupationsRows(db)(sql`
    select o.id, o.isco, o.esco, o.description, ${titles} from occupations o
    where o.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`)
  return new Map(rows.map((row) => [row.id, labelOf(row)]))
}

/** Returns everything that we call an occupation, in both languages; without the names of a release. */
export async function listOccupationNames(db: Db, id: string): Promise<string[]> {
  const { rows } = await nameRows(db)(sql`
    select l.label from occupation_labels l
    where l.occupation_id = ${id} and l.origin <> 'esco' order by l.locale, l.place, l.label`)
  return rows.map(({ label }) => label)
}

export async function findOccupation(db: Db, id: string) {
  const { rows } = await occupationsRows(db)(sql`
    select o.id, o.isco, o.esco, o.description, ${titles} from occupations o where o.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const links = await occupationRows(db)(sql`
    select distinct on (l.skill_id) l.skill_id as id, l.essential
    from occupation_skills l where l.occupation_id = ${id}
    order by l.skill_id, l.origin = 'esco'`)
  const labels = await listLabels(
    db,
    links.rows.map((link) => link.id),
  )
  const skills = (essential: boolean) =>
    links.rows
      .filter((link) => link.essential === essential)
      .flatMap((link) => labels.get(link.id) ?? [])
      .sort((a, b) => byLetters(a.name.bhs, b.name.bhs))
  const { esco, description } = row
  return { ...labelOf(row), esco, description, essential: skills(true), optional: skills(false) }
}

/** Returns the masculine, feminine and English title; a release writes both genders into one, `direktor/direktorica`. */
function labelOf({ id, isco, own, ours, en }: Row) {
  const both = ours?.[0] ?? en ?? ''
  const m = own?.[0] ?? both
  return { id, isco, title: { m, f: own?.[1] ?? own?.[0] ?? both, en: en ?? m } }
}

/** Returns an occupation with known skills. */
export async function findOccupationByKey(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`
    select o.id from occupations o where o.key = ${key}
      and exists (select 1 from occupation_skills s where s.occupation_id = o.id)`)
  return rows[0]?.id
}

/** Returns those of these skills that nearly everyone who needs the one needs too, and that are more general. */
export async function listPrerequisites(
  db: Db,
  skills: string,
): Promise<{ skill: string; before: string }[]> {
  const { rows } = await prerequisitesRows(db)(sql`
    with asked as (select value::uuid as id from jsonb_array_elements_text(${skills}::jsonb)),
    need as (
      select distinct l.occupation_id, l.skill_id from occupation_skills l join asked on asked.id = l.skill_id),
    total as (select skill_id, count(*) as n from need group by skill_id)
    select one.skill_id as skill, other.skill_id as before
    from need one
    join need other on other.occupation_id = one.occupation_id and other.skill_id <> one.skill_id
    join total t1 on t1.skill_id = one.skill_id
    join total t2 on t2.skill_id = other.skill_id
    where t1.n > 1
    group by one.skill_id, other.skill_id, t1.n, t2.n
    having count(*) >= 0.6 * t1.n and t2.n >= 1.5 * t1.n
    order by 1, 2`)
  return rows
}
