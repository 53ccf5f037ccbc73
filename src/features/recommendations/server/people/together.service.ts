import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { Together } from '../../contract/together.ts'
import { getOwnFacts } from '../member.queries.ts'
import { distancesFrom, wholeKilometres } from '../rank/distances.ts'
import { PERSON_COLUMNS } from './people.queries.ts'
import type { PersonFacts } from './person-facts.ts'
import { listSharedBackgrounds } from './together.queries.ts'

const NAMED = 3
const NEAR_KM = 30

const personRows = rowsOf({
  id: z.string(),
  interests: z.array(z.custom<PersonFacts['interests'][number]>()),
  municipality: z.nullable(z.string()),
  skills: z.array(z.string()),
})

/** Returns what a member shares with somebody, of whose profile nothing counts that members do not see. */
export async function getTogether(
  db: Db,
  { userId, person }: { userId: string; person: string },
): Promise<Together> {
  const [own, { rows }, backgrounds] = await Promise.all([
    getOwnFacts(db, userId),
    personRows(db)(sql`select ${sql.raw(PERSON_COLUMNS)} where p.user_id = ${person}`),
    listSharedBackgrounds(db, { userId, people: [person] }),
  ])
  const [theirs] = rows
  const has = new Set(theirs?.skills)
  const common = own.skills.filter((skill) => has.has(skill))
  const labels = await listLabels(db, common.slice(0, NAMED))
  return {
    project: backgrounds.get(person)?.project ?? null,
    school: backgrounds.get(person)?.school ?? null,
    shared:
      common.length > 0
        ? {
            count: common.length,
            names: common.slice(0, NAMED).flatMap((skill) => labels.get(skill)?.name ?? []),
          }
        : null,
    interest: own.interests.find((interest) => theirs?.interests.includes(interest)) ?? null,
    km: kilometresBetween(own.municipality, theirs?.municipality ?? null),
  }
}

/** Null where it is far or unknown. */
function kilometresBetween(one: string | null, other: string | null): number | null {
  const km = distancesFrom(one)?.[MUNICIPALITY_IDS.findIndex((id) => id === other)]
  return km !== undefined && km <= NEAR_KM ? wholeKilometres(km) : null
}
