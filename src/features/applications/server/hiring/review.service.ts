import { cardsOf } from '#features/opportunities/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { fold } from '#platform/contract/fold.ts'
import { findLabels } from '#features/skills/server/index.ts'
import type { Opportunity } from '#features/opportunities/server/index.ts'
import type { Applicant, Reviewed } from '../../contract/hiring.endpoints.ts'
import { isNamed } from '../../contract/statuses.ts'
import { type ApplicationRow, eventsOf, listSent } from '../applications.queries.ts'
import { filesOf } from '../files.queries.ts'
import { catalogues } from '../mails.ts'
import { hideCv, hidePerson } from './blind.ts'
import { hiringFor, hiringOf } from './hiring.policy.ts'
import { countsOf, isBlind, notesOf, numberOf, peopleOf, scoresOf } from './hiring.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; locale: Locale }

const LISTED_MAX = 1000

/** Applications to an opportunity, with names only where they may be seen. */
export async function listApplicants({
  services: { db },
  session,
  id,
}: Omit<Call, 'locale'> & { id: string }) {
  const { opportunity, organisationId, decides } = await hiringFor(db, { session, opportunityId: id })
  const [[card], rows, blind, counts, wanted] = await Promise.all([
    cardsOf(db, [id]),
    listSent(db, id, LISTED_MAX),
    isBlind(db, id),
    countsOf(db, id),
    wantedNames(db, opportunity),
  ])
  if (!card) throw new Problem(platform.notFound)
  const people = await peopleOf(
    db,
    rows.map(({ userId }) => userId),
  )
  const applicants = rows.map((row, index): Applicant => {
    const named = !blind || isNamed(row.status)
    const counted = counts.get(row.id) ?? { score: null, scores: 0, notes: 0 }
    const name = named ? (people.get(row.userId)?.name ?? null) : null
    return { ...applicantOf(row, wanted), number: index + 1, name, ...counted }
  })
  return { opportunity: card, organisation: organisationId, blind, decides, applicants }
}

/** One application as the organisation reads it; a withdrawn one has nothing left to read. */
export async function reviewed({
  services: { db },
  session,
  locale,
  id,
}: Call & { id: string }): Promise<Reviewed> {
  const { opportunity, application: row, decides } = await hiringOf(db, { session, id })
  const opportunityId = opportunity.id
  const [[card], blind, number, people, wanted, steps, scores, notes, files] = await Promise.all([
    cardsOf(db, [opportunityId]),
    isBlind(db, opportunityId),
    numberOf(db, { opportunityId, id }),
    peopleOf(db, [row.userId]),
    wantedNames(db, opportunity),
    eventsOf(db, id),
    scoresOf(db, id),
    notesOf(db, id),
    filesOf(db, id),
  ])
  const person = people.get(row.userId)
  if (!card || !person) throw new Problem(platform.notFound)
  const named = !blind || isNamed(row.status)
  const label = translator(catalogues, locale)('applicant', { number: String(number) })
  const names = [person.name, toCyrillic(person.name)]
  const gone = row.status === 'withdrawn'
  const readable = (text: string) => (gone ? '' : named ? text : hidePerson(text, { names }))
  return {
    ...applicantOf(row, wanted),
    number,
    name: named && !gone ? person.name : null,
    ...averageOf(scores.map(({ score }) => score)),
    notes: notes.length,
    opportunity: card,
    blind,
    decides,
    contact: named && !gone ? { email: person.email, phone: person.phone } : null,
    letter: readable(row.letter),
    questions: opportunity.questions,
    answers: Object.entries(row.answers).map(([question, answer]) => ({ question, text: readable(answer) })),
    files: named && !gone ? files : [],
    hiddenFiles: named || gone ? 0 : files.length,
    cv: gone || !row.cv ? null : named ? row.cv : hideCv(row.cv, { names, label }),
    steps: steps.map(({ at, side, by, status, message }) => ({
      at: at.toISOString(),
      side,
      by: side === 'organisation' ? by : null,
      status,
      message,
    })),
    allScores: scores.map(({ userId, by, score }) => ({ by, score, mine: userId === session.userId })),
    allNotes: notes.map(({ userId, at, ...note }) => ({
      ...note,
      at: new Date(at).toISOString(),
      mine: userId === session.userId,
    })),
  }
}

type Wanted = readonly ReadonlySet<string>[]

function applicantOf(row: ApplicationRow, wanted: Wanted) {
  const { id, status, language } = row
  const own = new Set(
    (row.cv?.sections ?? [])
      .filter(({ name }) => name === 'skills' || name === 'languages')
      .flatMap(({ items }) => items.map(({ label }) => fold(label))),
  )
  return {
    id,
    status,
    language,
    sentAt: row.sentAt?.toISOString() ?? '',
    promisedAt: row.promisedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    movedAt: row.movedAt.toISOString(),
    skills: {
      have: wanted.filter((names) => [...names].some((name) => own.has(name))).length,
      of: wanted.length,
    },
  }
}

/** What the opportunity asks for, each skill by its folded names. */
async function wantedNames(db: Db, { skills }: Opportunity): Promise<Wanted> {
  const labels = await findLabels(
    db,
    skills.map(({ skill }) => skill),
  )
  return skills.map(({ skill }) => {
    const name = labels.get(skill)?.name
    return new Set(name ? [fold(name.bhs), fold(name.en)] : [])
  })
}

function averageOf(scores: readonly number[]): { score: number | null; scores: number } {
  if (scores.length === 0) return { score: null, scores: 0 }
  const sum = scores.reduce((total, score) => total + score, 0)
  return { score: Math.round((sum / scores.length) * 10) / 10, scores: scores.length }
}
