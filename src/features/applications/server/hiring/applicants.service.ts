import { listCardsOf } from '#features/opportunities/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { createRedaction } from '#platform/contract/redaction/redaction.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { SENT_MAX } from '../../contract/desk-limits.ts'
import type { Conditions } from '../../contract/desk-schemas.ts'
import { type Applicant, LEAD_MAX, type Order } from '../../contract/hiring.endpoints.ts'
import { isNamed, type Status } from '../../contract/statuses.ts'
import {
  type ApplicantRow,
  countByStatus,
  listAddresseeRows,
  listApplicantRows,
} from './applicants.queries.ts'
import { listWaiting } from '../deciding/decisions.queries.ts'
import { rangeOf } from '../finding/facets.service.ts'
import { type RequiredSkill, requiredSkills } from '../finding/required-skills.ts'
import { hiringFor, refuseReviewer } from './hiring.policy.ts'
import { type PersonDetails, listPeopleOf } from './hiring.queries.ts'

type Call = {
  services: Services
  session: Pick<Session, 'userId'>
  id: string
  order?: Order | undefined
  after?: string | undefined
} & Conditions

const PAGE = 50
const GREETING_MAX = 40

/** Lists a page of the applications to an opportunity, with names only where the organisation may see them. */
export async function listApplicants({ services: { db }, session, id, order, after, ...wanted }: Call) {
  const { opportunity, organisationId, decides } = await hiringFor(db, { session, opportunityId: id })
  const skills = await requiredSkills(db, opportunity)
  const range = await rangeOf(db, { ...wanted, opportunityId: id, reader: session.userId, skillSet: skills })
  const { blind } = range
  const [[card], rows, counts, waiting] = await Promise.all([
    listCardsOf(db, [id]),
    listApplicantRows(db, {
      ...range,
      // The order by score would tell a reviewer the scores of others.
      order: order === 'score' && !decides ? undefined : order,
      after: after === undefined ? undefined : fromCursor(after),
      limit: PAGE + 1,
    }),
    countByStatus(db, id),
    listWaiting(db, id),
  ])
  if (!card) throw new Problem(platform.notFound)
  const page = rows.slice(0, PAGE)
  const place = page.at(-1)?.place
  const people = await listPeopleOf(
    db,
    page.map(({ userId }) => userId),
  )
  return {
    opportunity: card,
    organisation: organisationId,
    blind,
    decides,
    questions: opportunity.questions.filter(({ type }) => type === 'choice' || type === 'yes-no'),
    counts,
    waiting: waiting.map((one) => ({ ...one, until: toIso(one.until) })),
    applicants: page.map((row) =>
      toApplicant(row, {
        person: people.get(row.userId),
        showsName: mayBeNamed(row.status, blind),
        decides,
        skills,
      }),
    ),
    next: place && rows.length > PAGE ? toCursor(place) : null,
  }
}

/** Lists all applications that match, for a decision on them. */
export async function listAddressees({
  services: { db },
  session,
  id,
  ...wanted
}: Omit<Call, 'after' | 'order'>) {
  const hiring = await hiringFor(db, { session, opportunityId: id })
  refuseReviewer(hiring)
  const skillSet = await requiredSkills(db, hiring.opportunity)
  const range = await rangeOf(db, { ...wanted, opportunityId: id, reader: session.userId, skillSet })
  return { addressees: await listAddresseeRows(db, { ...range, limit: SENT_MAX }) }
}

/** Returns true if readers see the name; the only rule on this. */
export function mayBeNamed(status: Status, blind: boolean): boolean {
  return status !== 'withdrawn' && (!blind || isNamed(status))
}

type Reading = {
  person: PersonDetails | undefined
  showsName: boolean
  /** Reviewers see others’ scores after giving their own, so that they do not lean on them. */
  decides: boolean
  skills: readonly RequiredSkill[]
}

/** Returns an application for a list; of a withdrawn one only that it existed. */
export function toApplicant(row: ApplicantRow, { person, showsName, decides, skills }: Reading): Applicant {
  const { id, number, version, scores, mine, notes, reads } = row
  const status = row.status === 'withdrawn' ? row.status : (row.waits?.status ?? row.status)
  const shared = { id, status, waits: status !== row.status, number, version }
  if (status === 'withdrawn') {
    const nothing = { name: null, sentAt: null, promisedAt: null, answeredAt: null, score: null }
    return {
      ...shared,
      ...nothing,
      scores: 0,
      mine: null,
      notes: 0,
      lead: '',
      reads: null,
      skills: { have: 0, of: 0 },
    }
  }
  const own = new Set(row.skills)
  return {
    ...shared,
    name: (showsName && person?.name) || null,
    sentAt: toIso(row.sentAt),
    promisedAt: toIso(row.promisedAt),
    answeredAt: toIso(row.answeredAt),
    score: decides || mine !== null ? row.score : null,
    scores,
    mine,
    notes,
    lead: leadOf(row.letter, showsName ? undefined : person),
    reads,
    skills: {
      have: skills.filter(({ names }) => [...names].some((name) => own.has(name))).length,
      of: skills.length,
    },
  }
}

/** Returns the beginning of a letter without its greeting, redacted unless the reader may see names. */
function leadOf(letter: string, hidden: PersonDetails | undefined): string {
  const read = hidden
    ? createRedaction({ names: [hidden.name], email: hidden.email, phone: hidden.phone })
    : (text: string) => text
  const lines = read(letter)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  // A greeting says nothing of an applicant.
  const text = (lines.length > 1 && (lines[0] ?? '').length < GREETING_MAX ? lines.slice(1) : lines).join(' ')
  if (text.length <= LEAD_MAX) return text
  return `${text.slice(0, LEAD_MAX - 1).replace(/\s+\S*$/, '')}…`
}
