import { translator } from '#platform/server/i18n/translate.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { asSheet, dayCell, SHEET_TYPES, type SheetCell } from '#platform/server/files/spreadsheet.ts'
import type { Services } from '#platform/server/services.ts'
import type { Place } from '#platform/contract/cursor.ts'
import { catalogues } from '../notifications.ts'
import { lettersOf, listApplicantRows } from './applicants.queries.ts'
import { namedPeople, requiredSkills, toApplicant } from './applicants.service.ts'
import { hiringFor, refuseReviewer } from './hiring.policy.ts'
import { isBlind } from './hiring.queries.ts'

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
] as const

/** The number of applications read at a time. */
const PAGE = 500
/** The most rows of a spreadsheet that a person can use. */
const EXPORTED_MAX = 20_000

/**
 * Exports the list as a spreadsheet for the people who decide: no text becomes a formula, blind ones have no names, and
 * withdrawn ones no details.
 */
export async function exportApplicants({ services: { db }, session, locale, id, format }: Call) {
  const hiring = await hiringFor(db, { session, opportunityId: id })
  refuseReviewer(hiring)
  const [blind, skills] = await Promise.all([isBlind(db, id), requiredSkills(db, hiring.opportunity)])
  const t = translator(catalogues, locale)
  const lines: SheetCell[][] = [COLUMNS.map((column) => t(`columns.${column}`))]
  for (let after: Place | undefined; lines.length <= EXPORTED_MAX; ) {
    const rows = await listApplicantRows(db, { opportunityId: id, after, limit: PAGE })
    const people = await namedPeople(db, { rows, blind })
    const letters = await lettersOf(db, [...people.keys()])
    for (const row of rows) {
      const person = people.get(row.id)
      const { number, status, score, ...one } = toApplicant(row, { person, skills })
      lines.push([
        number,
        person?.name ?? '',
        person?.email ?? '',
        person?.phone ?? '',
        t(`states.${status}`),
        dayCell(one.sentAt),
        dayCell(one.promisedAt && lastDay(new Date(one.promisedAt))),
        dayCell(one.answeredAt),
        score,
        letters.get(row.id) ?? '',
      ])
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) break
    after = { at: last.sentAt, id: last.id }
  }
  return {
    bytes: await asSheet({ format, locale }, lines),
    type: SHEET_TYPES[format],
    name: `${t('file')}.${format}`,
  }
}
