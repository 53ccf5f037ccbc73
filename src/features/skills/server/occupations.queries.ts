import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { findLabels } from './skills.queries.ts'

type Row = {
  id: string
  isco: string
  esco: string | null
  description: string
  own: string[] | null
  ours: string[] | null
  en: string | null
}

const titles = sql`
  (select array_agg(l.label order by l.place) from occupation_labels l
    where l.occupation_id = o.id and l.locale = 'bhs' and l.origin <> 'esco' and l.place < 2) as own,
  (select array_agg(l.label order by array_position(array['bs', 'hr', 'sr'], l.locale), l.place) from occupation_labels l
    where l.occupation_id = o.id and l.locale in ('bs', 'hr', 'sr') and l.place = 0) as ours,
  (select l.label from occupation_labels l where l.occupation_id = o.id and l.locale = 'en'
    order by l.origin = 'esco', l.place limit 1) as en`

export async function findOccupations(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof labelOf>>()
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.isco, o.esco, o.description, ${titles} from occupations o
    where o.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`)
  return new Map(rows.map((row) => [row.id, labelOf(row)]))
}

export async function findOccupation(db: Db, id: string) {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.isco, o.esco, o.description, ${titles} from occupations o where o.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const links = await db.execute<{ id: string; essential: boolean }>(sql`
    select distinct on (l.skill_id) l.skill_id as id, l.essential
    from occupation_skills l where l.occupation_id = ${id}
    order by l.skill_id, l.origin = 'esco'`)
  const labels = await findLabels(
    db,
    links.rows.map((link) => link.id),
  )
  const skills = (essential: boolean) =>
    links.rows
      .filter((link) => link.essential === essential)
      .flatMap((link) => labels.get(link.id) ?? [])
      .sort((a, b) => a.name.bhs.localeCompare(b.name.bhs, 'bs'))
  const { esco, description } = row
  return { ...labelOf(row), esco, description, essential: skills(true), optional: skills(false) }
}

/** His title, hers and the English one; a release writes both into one, `direktor/direktorica`. */
function labelOf({ id, isco, own, ours, en }: Row) {
  const both = ours?.[0] ?? en ?? ''
  const m = own?.[0] ?? both
  return { id, isco, title: { m, f: own?.[1] ?? own?.[0] ?? both, en: en ?? m } }
}
