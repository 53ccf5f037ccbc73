import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Conditions } from '../../contract/desk-schemas.ts'
import { hiringFor } from '../hiring/hiring.policy.ts'
import { isBlind } from '../hiring/hiring.queries.ts'
import type { Range } from './conditions.ts'
import { countFacets } from './facets.queries.ts'
import { type RequiredSkill, requiredSkills } from './required-skills.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string } & Conditions

/** Counts what each further choice would leave of the list. */
export async function listFacets({ services: { db }, session, id, ...filter }: Call) {
  const { opportunity } = await hiringFor(db, { session, opportunityId: id })
  const skillSet = await requiredSkills(db, opportunity)
  const range = await rangeOf(db, { ...filter, opportunityId: id, reader: session.userId, skillSet })
  const questions = opportunity.questions.filter(({ type }) => type === 'choice' || type === 'yes-no')
  const { total, skills, places, answers } = await countFacets(db, {
    ...range,
    skillSet: skillSet.map(({ names }) => names),
    questions: questions.map((question) => question.id),
  })
  return {
    total,
    skills: skillSet.map((one, place) => ({ id: one.id, name: one.name, count: skills[place] ?? 0 })),
    places,
    answers,
  }
}

type Filter = Conditions & { opportunityId: string; reader: string; skillSet: readonly RequiredSkill[] }

/** Returns the conditions of a call as queries take them. */
export async function rangeOf(
  db: Db,
  { unscored, late, skills, skillSet, ...filter }: Filter,
): Promise<Range> {
  return {
    ...filter,
    blind: await isBlind(db, filter.opportunityId),
    unscored: unscored === 'true',
    late: late === 'true',
    // A skill that the opportunity no longer asks for matches nobody, as its count says.
    skills: skills?.split(',').map((id) => skillSet.find((one) => one.id === id)?.names ?? new Set()),
  }
}
