import { listCardsOf } from '#features/opportunities/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { createRedaction } from '#platform/contract/redaction/redaction.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Reviewed } from '../../contract/hiring.endpoints.ts'
import { type ApplicationRow, listEventsOf } from '../applications.queries.ts'
import { listFilesOf } from '../files.queries.ts'
import { catalogues } from '../notifications.ts'
import { findApplicantRow } from './applicants.queries.ts'
import { mayBeNamed, toApplicant } from './applicants.service.ts'
import { requiredSkills } from '../finding/required-skills.ts'
import { findInterviewOf } from '../interviews/interviews.queries.ts'
import { hiringOf } from './hiring.policy.ts'
import { isBlind, listNotesOf, type PersonDetails, listPeopleOf, listScoresOf } from './hiring.queries.ts'
import { redactCv } from './redact-cv.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; locale: Locale; id: string }

/** Returns an application as the organisation reads it: blind where that is the rule, and empty if withdrawn. */
export async function getApplicationForReview({
  services: { db },
  session,
  locale,
  id,
}: Call): Promise<Reviewed> {
  const { opportunity, application: row, decides } = await hiringOf(db, { session, id })
  const [[card], blind, applicant, people, skills] = await Promise.all([
    listCardsOf(db, [opportunity.id]),
    isBlind(db, opportunity.id),
    findApplicantRow(db, { opportunityId: opportunity.id, id, reader: session.userId }),
    listPeopleOf(db, [row.userId]),
    requiredSkills(db, opportunity),
  ])
  const person = people.get(row.userId)
  if (!card || !person || !applicant) throw new Problem(platform.notFound)
  const named = mayBeNamed(applicant.status, blind)
  const shared = {
    ...toApplicant(applicant, { person, showsName: named, decides, skills }),
    opportunity: card,
    blind,
    decides,
  }
  if (applicant.status === 'withdrawn') return { ...shared, ...NOTHING }
  const [steps, scores, notes, files, interview] = await Promise.all([
    listEventsOf(db, id),
    listScoresOf(db, id),
    listNotesOf(db, id),
    listFilesOf(db, id),
    findInterviewOf(db, id),
  ])
  const label = translator(catalogues, locale)('applicant', { number: String(applicant.number) })
  const { read, content } = readable({ row, person, named, label })
  return {
    ...shared,
    ...content,
    questions: opportunity.questions,
    files: named ? files : [],
    hiddenFiles: named ? 0 : files.length,
    steps: steps.map(({ at, side, by, status, message, cancels }) => ({
      at: toIso(at),
      side,
      by: side === 'organisation' ? by : null,
      status,
      message: read(message),
      cancels,
    })),
    interview,
    allScores: scores
      .filter(({ userId }) => decides || applicant.mine !== null || userId === session.userId)
      .map(({ userId, by, score }) => ({ by, score, mine: userId === session.userId })),
    allNotes: notes.map(({ userId, at, text, ...note }) => ({
      ...note,
      text: read(text),
      at: toIso(at),
      mine: userId === session.userId,
    })),
  }
}

/** The empty content of a withdrawn application. */
const NOTHING = {
  contact: null,
  letter: '',
  questions: [],
  answers: [],
  files: [],
  hiddenFiles: 0,
  cv: null,
  steps: [],
  interview: null,
  allScores: [],
  allNotes: [],
} satisfies Partial<Reviewed>

type Input = { row: ApplicationRow; person: PersonDetails; named: boolean; label: string }

/** Returns the content, and `read` for other texts of it, which removes the applicant's identity unless they are named. */
function readable({ row, person, named, label }: Input) {
  const { name, email, phone } = person
  const redact = createRedaction({ names: [name], email, phone })
  const read = named ? (text: string) => text : redact
  return {
    read,
    content: {
      contact: named ? { account: row.userId, email, phone } : null,
      letter: read(row.letter),
      answers: Object.entries(row.answers).map(([question, answer]) => ({ question, text: read(answer) })),
      cv: named || !row.cv ? row.cv : redactCv(row.cv, { redact, label }),
    },
  }
}
