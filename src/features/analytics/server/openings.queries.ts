import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { AREAS, type Area, municipalities } from '#features/places/contract/municipalities.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { learningPlace, PRACTICE } from '../contract/shapes.ts'
import { listed } from './ids.ts'

const demandRows = rowsOf({ id: z.string(), open: z.number() })
const openRows = rowsOf({ open: z.number() })
const openingsRows = rowsOf({
  id: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  by: z.string(),
  deadline: z.nullable(z.string()),
})
const lacksRows = rowsOf({ missing: z.array(z.string()), known: z.boolean(), jobs: z.number() })
const learningRows = rowsOf({ ...learningPlace.shape, skill: z.string() })
export type LearningRow = RowOf<typeof learningRows>
const openedRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  by: z.string(),
})

/** The kinds of opportunity that count as demand. */
const WANTED = sql`('job', 'internship', 'volunteering')`

/** Matches opportunities within an area or remote; without an area, the whole country. */
export function isInArea(area: Area | null): SQL {
  if (!area) return sql`true`
  const places = municipalities.filter((place) => place.area === area).map(({ id }) => id)
  return sql`(o.mode = 'remote' or o.municipalities && array${listed(places, 'text')})`
}

export const titles = sql`jsonb_build_object(
  'bhs', coalesce(nullif(o.title->>'bhs', ''), o.title->>'en', ''),
  'en', coalesce(nullif(o.title->>'en', ''), o.title->>'bhs', ''))`

/** Counts open opportunities, and those that require each of these skills. */
export async function countDemand(db: Db, skills: readonly string[]) {
  const [open, rows] = await Promise.all([
    countOpen(db, null),
    demandRows(db)(sql`
      select k.skill_id as id, count(*)::int as open
      from wanted_skills k join open_opportunities o on o.id = k.opportunity_id
      where k.skill_id in ${listed(skills)} and o.kind in ${WANTED}
      group by k.skill_id`),
  ])
  return { open, demand: new Map(rows.rows.map((row) => [row.id, row.open])) }
}

export async function countOpen(db: Db, area: Area | null): Promise<number> {
  const { rows } = await openRows(db)(sql`
    select count(*)::int as open from open_opportunities o where o.kind in ${WANTED} and ${isInArea(area)}`)
  return rows[0]?.open ?? 0
}

export async function listDemanded(db: Db, area: Area | null, limit: number) {
  const { rows } = await demandRows(db)(sql`
    select k.skill_id as id, count(*)::int as open
    from wanted_skills k join open_opportunities o on o.id = k.opportunity_id
    where o.kind in ${WANTED} and ${isInArea(area)}
    group by k.skill_id order by open desc, k.skill_id limit ${limit}`)
  return rows
}

const openingRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  by: z.string(),
  over: z.boolean(),
})
export type OpeningRow = RowOf<typeof openingRows>

/** Finds an opportunity that is or was public, never a draft. */
export async function findOpening(db: Db, id: string): Promise<OpeningRow | undefined> {
  const { rows } = await openingRows(db)(sql`
    select o.id, o.slug, ${titles} as title, o.organisation as by,
      not exists (select 1 from open_opportunities open where open.id = o.id) as over
    from public_opportunities o where o.id = ${id}`)
  return rows[0]
}

const needRows = rowsOf({ id: z.string(), essential: z.boolean(), level: z.nullable(z.string()) })
type NeedRow = RowOf<typeof needRows>

export async function listOpeningNeeds(db: Db, id: string): Promise<NeedRow[]> {
  const { rows } = await needRows(db)(sql`
    select skill_id as id, importance = 'required' as essential, level
    from wanted_skills where opportunity_id = ${id} order by essential desc, skill_id`)
  return rows
}

/** Finds open opportunities with skills whose titles have all the words, in any spelling; newest first. */
export async function listOpenings(db: Db, text: string) {
  const words = fold(text).split(' ').filter(Boolean).slice(0, 6)
  const like = words.map(
    (word) => sql`fold_text(concat_ws(' ', o.title->>'bhs', o.title->>'en', o.organisation))
      like ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`,
  )
  const { rows } = await openingsRows(db)(sql`
    select o.id, ${titles} as title, o.organisation as by,
      to_char(o.deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as deadline
    from open_opportunities o
    where ${sql.join([sql`exists (select 1 from wanted_skills k where k.opportunity_id = o.id)`, ...like], sql` and `)}
    order by o.published_at desc nulls last, o.id limit 12`)
  return rows
}

/** Lists trainings in these skills and places to practise them, soonest first, up to `limit` of either for each skill. */
export async function listLearningPlaces(
  db: Db,
  skills: readonly string[],
  limit: number,
): Promise<LearningRow[]> {
  const { rows } = await learningRows(db)(sql`
    select skill, id, slug, kind, title, "startsAt", municipality, remote from (
      select k.skill_id as skill, o.id, o.slug, o.kind, ${titles} as title, o.municipalities[1] as municipality,
        o.mode = 'remote' as remote,
        to_char(o.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt",
        row_number() over (
          partition by k.skill_id, o.kind = 'training' order by o.starts_at nulls last, o.deadline nulls last, o.id
        ) as place
      from wanted_skills k join open_opportunities o on o.id = k.opportunity_id
      where k.skill_id in ${listed(skills)} and o.kind in ('training', ${sql.join(
        PRACTICE.map((kind) => sql`${kind}`),
        sql`, `,
      )})
        and (o.ends_at is null or o.ends_at > now())
        and (o.kind <> 'event' or o.starts_at is null or coalesce(o.ends_at, o.starts_at) > now())) t
    where place <= ${limit} order by skill, place`)
  return rows
}

/**
 * Counts jobs in reach by the few skills that they lack, none included; `known`: they require a skill that the person has.
 */
export async function listLacks(db: Db, { area, mine }: { area: Area | null; mine: readonly string[] }) {
  const { rows } = await lacksRows(db)(sql`
    select missing, known, count(*)::int as jobs from (
      select k.opportunity_id, bool_or(k.skill_id in ${listed(mine)}) as known,
        coalesce(array_agg(k.skill_id::text order by k.skill_id) filter (
          where k.importance = 'required' and k.skill_id not in ${listed(mine)}), '{}') as missing
      from open_opportunities o join wanted_skills k on k.opportunity_id = o.id
      where o.kind in ('job', 'internship') and ${isInArea(area)}
      group by k.opportunity_id) lacks
    group by missing, known`)
  return rows
}

/** Lists some of the jobs that lack only these skills. */
export async function listOpened(
  db: Db,
  input: { area: Area | null; mine: readonly string[]; skills: readonly string[]; limit: number },
) {
  const { area, mine, skills, limit } = input
  const { rows } = await openedRows(db)(sql`
    select o.id, o.slug, ${titles} as title, o.organisation as by from open_opportunities o
    where o.kind in ('job', 'internship') and ${isInArea(area)}
      and exists (select 1 from wanted_skills k where k.opportunity_id = o.id
        and k.importance = 'required' and k.skill_id in ${listed(skills)} and k.skill_id not in ${listed(mine)})
      and not exists (select 1 from wanted_skills k where k.opportunity_id = o.id
        and k.importance = 'required' and k.skill_id not in ${listed([...mine, ...skills])})
      and (${mine.length === 0} or exists (
        select 1 from wanted_skills k where k.opportunity_id = o.id and k.skill_id in ${listed(mine)}))
    order by o.deadline nulls last, o.id limit ${limit}`)
  return rows
}

/** Municipalities with their areas, for statements that count by area. */
export const placeAreas: Readonly<Record<string, Area>> = Object.fromEntries(
  municipalities.map(({ id, area }) => [id, area]),
)
export const allAreas: readonly Area[] = AREAS
export { WANTED }
