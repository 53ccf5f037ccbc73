import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { bySigns } from '#platform/contract/letter-order.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { FEW } from '../../contract/reports.ts'
import type { Cell } from '../../contract/statistics.endpoints.ts'
import { gapCell, peopleCell, shareCell } from '../cells.ts'
import { type PreparedRow, TOTAL } from '../rows.queries.ts'
import { HOMES, IN_AREAS } from './homes.ts'

const countRows = rowsOf({ area: z.string(), skill: z.nullable(z.string()), count: z.number() })
type Counts = ReadonlyMap<string, number>

/** Sets beside each other how many open offers ask for a skill and how many members say that they have it. */
export async function listSkillRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const demand = await countDemand(tx, day)
  const supply = await countSupply(tx)
  const skills = new Set([...demand.keys(), ...supply.keys()].map((key) => key.split(' ')[1] ?? ''))
  skills.delete('')
  // A skill that hardly anybody asks for or has says nothing in any place.
  const telling = [...skills].filter((id) => demand.has(` ${id}`) || (supply.get(` ${id}`) ?? 0) >= FEW)
  if (telling.length === 0) return []
  return ['', ...AREAS].flatMap((area) => {
    const rows = telling
      .map((key) => ({ area, key, cells: cellsOf({ area, key, demand, supply }) }))
      .filter(({ cells }) => (cells[0] ?? 0) !== 0 || (cells[2] ?? 0) !== 0)
      .toSorted((one, other) => distanceOf(other) - distanceOf(one) || bySigns(one.key, other.key))
    const all = [demand.get(`${area} `) ?? 0, null, peopleCell(supply.get(`${area} `) ?? 0), null, null]
    return [{ area, key: TOTAL, cells: all }, ...rows]
  })
}

type Counted = { area: string; key: string; demand: Counts; supply: Counts }

function cellsOf({ area, key, demand, supply }: Counted): Cell[] {
  const offers = demand.get(`${area} ${key}`) ?? 0
  const offerShare = shareCell(offers, demand.get(`${area} `) ?? 0)
  const members = peopleCell(supply.get(`${area} ${key}`) ?? 0)
  const memberShare = shareCell(members, supply.get(`${area} `) ?? 0)
  return [offers, offerShare, members, memberShare, gapCell(offerShare, memberShare)]
}

/** The widest differences first, either way; then what is asked for most. */
function distanceOf({ cells }: { cells: readonly Cell[] }): number {
  const [offers, , , , gap] = cells
  return typeof gap === 'number' ? 1000 + Math.abs(gap) : Math.min(999, Number(offers))
}

/** Reads how many offers of the last counted day ask for each skill, as members see it in their own analysis. */
async function countDemand(tx: Db, day: string): Promise<Counts> {
  const { rows } = await countRows(tx)(sql`
    select area, skill_id::text as skill, open as count from demanded_skills
    where day = (select max(day) from demanded_skills where skill_id is null and day <= ${day}::date)`)
  return byKey(rows)
}

/** Counts members by the skills of their profiles, in their own words too; the row without a skill counts all who have named any. */
async function countSupply(tx: Db): Promise<Counts> {
  const { rows } = await countRows(tx)(sql`
    with homes as (${HOMES}),
    names as materialized (
      select own.label, (
        select n.skill_id::text from skill_names n where n.folded = fold_text(own.label)
        order by n.origin = 'esco', n.place, n.skill_id limit 1) as skill
      from (select distinct label from member_skills where skill is null and label is not null) as own),
    listed as (
      select distinct s.user_id, coalesce(s.skill, n.skill) as skill
      from member_skills s join active_members m on m.id = s.user_id
      left join names n on s.skill is null and n.label = s.label
      where coalesce(s.skill, n.skill) is not null),
    spread as (
      select l.skill, x.area from listed l left join homes h on h.user_id = l.user_id ${IN_AREAS}),
    people as (
      select x.area from (select distinct user_id from listed) l
      left join homes h on h.user_id = l.user_id ${IN_AREAS})
    select area, skill, count(*)::int as count from spread group by area, skill
    union all
    select area, null, count(*)::int from people group by area`)
  return byKey(rows)
}

function byKey(rows: readonly { area: string; skill: string | null; count: number }[]): Counts {
  return new Map(rows.map(({ area, skill, count }) => [`${area} ${skill ?? ''}`, count]))
}
