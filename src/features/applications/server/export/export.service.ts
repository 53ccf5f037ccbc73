import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Place } from '#platform/contract/cursor.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { createRedaction } from '#platform/contract/redaction/redaction.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { dayCell, SHEET_TYPES, type SheetCell } from '#platform/server/files/spreadsheet.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { listApplicantRows } from '../hiring/applicants.queries.ts'
import { mayBeNamed, toApplicant } from '../hiring/applicants.service.ts'
import { requiredSkills } from '../finding/required-skills.ts'
import { hiringFor, refuseReviewer } from '../hiring/hiring.policy.ts'
import { isBlind, listPeopleOf } from '../hiring/hiring.queries.ts'
import { catalogues } from '../notifications.ts'
import { listReaders, listScoresBy, listTextsOf } from './export.queries.ts'

type Call = {
  services: Services
  session: Pick<Session, 'userId'>
  locale: Locale
  id: string
  format: SheetFormat
}

const COLUMNS = [
  'number',
  'name',
  'email',
  'phone',
  'state',
  'sent',
  'promised',
  'answered',
  'score',
  'letter',
  'skills',
  'decision',
  'decidedBy',
] as const

/** The number of applications read at a time. */
const PAGE = 500
/** The most rows of a spreadsheet that a person can use. */
const EXPORTED_MAX = 20_000

/**
 * Exports the list as a spreadsheet for the people who decide: no text becomes a formula, blind ones keep their words
 * without the name, and withdrawn ones have no details.
 */
export async function exportApplicants({ services: { db }, session, locale, id, format }: Call) {
  const hiring = await hiringFor(db, { session, opportunityId: id })
  refuseReviewer(hiring)
  const { questions } = hiring.opportunity
  const [blind, skills, readers] = await Promise.all([
    isBlind(db, id),
    requiredSkills(db, hiring.opportunity),
    listReaders(db, id),
  ])
  const t = translator(catalogues, locale)
  const lines: SheetCell[][] = [
    [
      ...COLUMNS.map((column) => t(`columns.${column}`)),
      ...readers.map(({ name }) => t('columns.scoreBy', { name })),
      ...questions.map(({ label }) => readText(label, locale).text),
    ],
  ]
  for (let after: Place | undefined; lines.length <= EXPORTED_MAX; ) {
    const range = { opportunityId: id, reader: session.userId, blind, after, limit: PAGE }
    const rows = await listApplicantRows(db, range)
    const ids = rows.map((row) => row.id)
    const [people, texts, scores] = await Promise.all([
      listPeopleOf(
        db,
        rows.map(({ userId }) => userId),
      ),
      listTextsOf(db, ids),
      listScoresBy(db, ids),
    ])
    for (const row of rows) {
      const person = people.get(row.userId)
      const showsName = mayBeNamed(row.status, blind)
      const named = showsName ? person : undefined
      const read = readingOf(showsName, person)
      const { number, status, score, ...one } = toApplicant(row, { person, showsName, decides: true, skills })
      const text = texts.get(row.id)
      lines.push([
        number,
        named?.name ?? '',
        named?.email ?? '',
        named?.phone ?? '',
        t(`states.${status}`),
        dayCell(one.sentAt),
        dayCell(one.promisedAt && lastDay(new Date(one.promisedAt))),
        dayCell(one.answeredAt),
        score,
        read(text?.letter ?? ''),
        one.skills.of > 0
          ? t('columns.skillsOf', { have: String(one.skills.have), of: String(one.skills.of) })
          : '',
        dayCell(text?.at ?? null),
        text?.by ?? '',
        ...readers.map((reader) => scores.get(`${row.id} ${reader.id}`) ?? null),
        ...questions.map((question) => read(answerTo(question, text?.answers[question.id] ?? ''))),
      ])
    }
    after = rows.at(-1)?.place
    if (!after || rows.length < PAGE) break
  }
  return {
    bytes: await asSheet({ format, locale }, lines),
    type: SHEET_TYPES[format],
    name: `${t('file')}.${format}`,
  }

  /** Returns an answer in words: of a choice its text, not its number. */
  function answerTo({ type, choices }: FormQuestion, answer: string): string {
    const choice = type === 'choice' ? choices[Number(answer)] : undefined
    if (answer === '') return ''
    if (type === 'yes-no') return t(answer === 'yes' ? 'columns.yes' : 'columns.no')
    return choice ? readText(choice, locale).text : answer
  }
}

type Person = { name: string; email: string; phone: string | null }

/** Returns how a text of an applicant is read: without their identity where the name is not shown. */
function readingOf(showsName: boolean, person: Person | undefined): (text: string) => string {
  if (showsName) return (text) => text
  // Nothing is known that could be removed.
  if (!person) return () => ''
  return createRedaction({ names: [person.name], email: person.email, phone: person.phone })
}
