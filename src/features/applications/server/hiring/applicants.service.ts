import { cardsOf, type Opportunity } from '#features/opportunities/server/index.ts'
import { findLabels } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Applicant } from '../../contract/hiring.endpoints.ts'
import { isNamed, type Status } from '../../contract/statuses.ts'
import { type ApplicantRow, countByStatus, listApplicantRows } from './applicants.queries.ts'
import { hiringFor } from './hiring.policy.ts'
import { isBlind, type PersonDetails, peopleOf } from './hiring.queries.ts'

type Call = {
  services: Services
  session: Pick<Session, 'userId'>
  id: string
  status?: Status | undefined
  after?: string | undefined
}

const PAGE = 50

/** Lists a page of the applications to an opportunity, with names only where the organisation may see them. */
export async function listApplicants({ services: { db }, session, id, status, after }: Call) {
  const { opportunity, organisationId, decides } = await hiringFor(db, { session, opportunityId: id })
  const range = { opportunityId: id, status, after: after === undefined ? undefined : fromCursor(after) }
  const [[card], rows, blind, counts, skills] = await Promise.all([
    cardsOf(db, [id]),
    listApplicantRows(db, { ...range, limit: PAGE + 1 }),
    isBlind(db, id),
    countByStatus(db, id),
    requiredSkills(db, opportunity),
  ])
  if (!card) throw new Problem(platform.notFound)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const people = await namedPeople(db, { rows: page, blind })
  return {
    opportunity: card,
    organisation: organisationId,
    blind,
    decides,
    counts,
    applicants: page.map((row) => toApplicant(row, { person: people.get(row.id), skills })),
    next: last && rows.length > PAGE ? toCursor({ at: last.sentAt, id: last.id }) : null,
  }
}

/**
 * Returns applicants by application, but only named ones: none on a blind board before the invitation, and none who
 * withdrew.
 */
export async function namedPeople(
  db: Db,
  { rows, blind }: { rows: readonly Pick<ApplicantRow, 'id' | 'userId' | 'status'>[]; blind: boolean },
): Promise<ReadonlyMap<string, PersonDetails>> {
  const named = rows.filter(({ status }) => mayBeNamed(status, blind))
  const people = await peopleOf(
    db,
    named.map(({ userId }) => userId),
  )
  return new Map(
    named.flatMap(({ id, userId }) => {
      const person = people.get(userId)
      return person ? [[id, person]] : []
    }),
  )
}

/** Returns true if readers see the name; the only rule on this. */
export function mayBeNamed(status: Status, blind: boolean): boolean {
  return status !== 'withdrawn' && (!blind || isNamed(status))
}

type RequiredSkills = readonly ReadonlySet<string>[]

/** Returns an application for a list; of a withdrawn one only that it existed. */
export function toApplicant(
  row: ApplicantRow,
  { person, skills }: { person: PersonDetails | undefined; skills: RequiredSkills },
): Applicant {
  const { id, status, number, version, score, scores, notes, reads } = row
  const shared = { id, status, number, version }
  if (status === 'withdrawn') {
    const nothing = { name: null, sentAt: null, promisedAt: null, answeredAt: null, score: null }
    return { ...shared, ...nothing, scores: 0, notes: 0, reads: null, skills: { have: 0, of: 0 } }
  }
  const own = new Set(row.skills.map(fold))
  return {
    ...shared,
    name: person?.name ?? null,
    sentAt: row.sentAt.toISOString(),
    promisedAt: toIso(row.promisedAt),
    answeredAt: toIso(row.answeredAt),
    score,
    scores,
    notes,
    reads,
    skills: {
      have: skills.filter((names) => [...names].some((name) => own.has(name))).length,
      of: skills.length,
    },
  }
}

/** Lists the required skills, each by its folded names. */
export async function requiredSkills(db: Db, { skills }: Opportunity): Promise<RequiredSkills> {
  const labels = await findLabels(
    db,
    skills.map(({ skill }) => skill),
  )
  return skills.map(({ skill }) => {
    const name = labels.get(skill)?.name
    return new Set(name ? [fold(name.bhs), fold(name.en)] : [])
  })
}
