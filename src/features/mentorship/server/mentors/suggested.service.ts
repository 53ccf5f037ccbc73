import { goalsOf } from '#features/analytics/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { RATE_FROM } from '../../contract/kinds.ts'
import { SUGGESTED_MAX, type SuggestedMentors } from '../../contract/suggested.endpoints.ts'
import { orderMentors } from './order-mentors.ts'
import type { PublicMentorRow } from './public.queries.ts'
import { cardsOf } from './public.service.ts'
import { getSeeker, listMentorsFor } from './suggested.queries.ts'

const NAMED = 3
const SOON_DAYS = 7

/** Returns mentors for a member: for the skills that their goals still lack, and for where they live. */
export async function suggestedMentors(db: Db, member: string): Promise<SuggestedMentors> {
  const [goals, seeker, now] = [
    await goalsOf(db, member),
    await getSeeker(db, member),
    await getDatabaseNow(db),
  ]
  const own = new Set(seeker.skills)
  const gaps = goals.map(({ title, skills }) => ({ title, skills: skills.filter((one) => !own.has(one)) }))
  const lacks = new Set(gaps.flatMap(({ skills }) => skills))
  const rows = await listMentorsFor(db, { member, skills: [...lacks, ...own], place: seeker.place })
  const soonUntil = now.getTime() + SOON_DAYS * DAY_MS
  const candidates = rows.map((row) => ({
    id: row.id,
    row,
    skills: row.profile.skills,
    place: row.profile.municipality,
    isSoon: new Date(toIso(row.firstSlotAt)).getTime() < soonUntil,
    replies: row.asked >= RATE_FROM ? row.inTime / row.asked : null,
  }))
  const order = orderMentors(candidates, { lacks, skills: own, place: seeker.place }, SUGGESTED_MAX)
  const [cards, labels] = [
    await cardsOf(
      db,
      order.map(({ row }) => row),
    ),
    await labelsOf(db, order),
  ]
  const names = (skills: readonly string[]) =>
    skills.slice(0, NAMED).flatMap((skill) => labels.get(skill)?.name ?? [])
  const mentors = cards.map(({ about: _, slots: __, ...card }, at) => {
    const { skills, place, isSoon } = order[at]!
    const goal = gaps.find((one) => one.skills.some((skill) => skills.includes(skill)))
    const teaches = goal && names(skills.filter((skill) => goal.skills.includes(skill)))
    return {
      ...card,
      reasons: {
        teaches: goal && teaches ? { goal: goal.title, skills: teaches } : null,
        shares: names(skills.filter((skill) => own.has(skill))),
        near: seeker.place !== null && place === seeker.place,
        soon: isSoon,
      },
    }
  })
  return { mentors, goals: goals.length > 0 }
}

const labelsOf = (db: Db, mentors: readonly { row: PublicMentorRow }[]) =>
  listLabels(db, [...new Set(mentors.flatMap(({ row }) => row.profile.skills))])
