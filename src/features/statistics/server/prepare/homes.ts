import { municipalities } from '#features/places/contract/municipalities.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'

const AREA_OF = JSON.stringify(Object.fromEntries(municipalities.map(({ id, area }) => [id, area])))
const AREA_BY_ID: ReadonlyMap<string, string> = new Map(municipalities.map(({ id, area }) => [id, area]))

/** The canton or other area of a municipality; empty for none. */
export function areaOf(municipality: string | null): string {
  return AREA_BY_ID.get(municipality ?? '') ?? ''
}

/** The area in which each member lives, for `with homes as (…)`; those who have not said where are not in it. */
export const HOMES: SQL = sql`
  select p.user_id, h.value as area
  from member_places p join jsonb_each_text(${AREA_OF}::jsonb) h on h.key = p.municipality`

/** Lets a row count in the whole country and, where its member has said where they live, there; `h` are the homes. */
export const IN_AREAS: SQL = sql`
  cross join lateral (select '' as area union all select h.area where h.area is not null) x`

/** The moment at which a day in Sarajevo begins. */
export function midnight(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone 'Europe/Sarajevo')`
}

/** The first moment after the last day that is counted. */
export function endOf(day: string): SQL {
  return midnight(sql`${day}::date + 1`)
}
