import { sql } from '#platform/server/db/sql.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { dayCell, SHEET_TYPES, type SheetCell } from '#platform/server/files/spreadsheet.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type CallContent, graceEnd } from '../../contract/call.ts'
import { fulfilsAges } from '../../contract/check/check-team.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import type { listReceivedApplications, Received } from '../../contract/received/received.endpoints.ts'
import { isStaff, onBoard } from '../access.policy.ts'
import { findManagedCall } from '../managed/managed-calls.queries.ts'
import {
  type Filters,
  listReceivedPlaces,
  type ReceivedRow,
  listReceivedRows,
  getReceivedSums,
} from './received.queries.ts'

type Input = { services: Services; session: Session; id: string }

const PAGE = 50
const EXPORTS_AN_HOUR = 30
/** The most rows of a spreadsheet that a person can use. */
const EXPORTED_MAX = 20_000
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function listReceived(
  { services: { db }, session, id }: Input,
  { after, ...filters }: Filters & { after?: string | undefined },
): Promise<ResponseOf<typeof listReceivedApplications>> {
  const { call, isShown, isBlind, shownFrom } = await visibilityOf(db, { session, id })
  const which = { ...filters, callId: call.id, phase: call.phase }
  const rows = isShown
    ? await listReceivedRows(db, which, { after: Number(after ?? 0), limit: PAGE + 1 })
    : []
  const page = rows.slice(0, PAGE)
  const { slug, phase, begun, sent } = call
  return {
    call: { id: call.id, slug, phase, begun, sent, title: call.content.title },
    shownFrom,
    isShown,
    isBlind,
    municipalities: isShown ? await listReceivedPlaces(db, call.id) : [],
    total: isShown ? await getReceivedSums(db, which) : { count: 0, requested: 0, contributed: 0 },
    applications: page.map(({ counted_at, title, born, ...row }) => ({
      ...row,
      ages: agesOf(call.content.rules, born),
      title: isBlind ? null : title,
      countedAt: toIso(counted_at),
    })),
    next: rows.length > PAGE ? String(page.at(-1)?.number) : null,
  }
}

/** Returns whether the rule of ages still holds after a member has corrected their date of birth. */
function agesOf(rules: CallContent['rules'], born: ReceivedRow['born']): Received['ages'] {
  if (born === null || !rules.some(({ kind }) => kind === 'ages')) return null
  return fulfilsAges(rules, born) ? 'changed' : 'broken'
}

/** Returns why answers that name the applicants are not read yet. */
export async function hiddenBy(db: Db, session: Session, id: string): Promise<'open' | 'blind' | undefined> {
  const { isShown, isBlind } = await visibilityOf(db, { session, id })
  if (!isShown) return 'open'
  return isBlind ? 'blind' : undefined
}

/**
 * Decides what the reader sees. Applications are listed once none can arrive any more; members of the board, who may have
 * to judge blind, read no titles before the results.
 */
async function visibilityOf(db: Db, { session, id }: { session: Session; id: string }) {
  const which = UUID.test(id) ? sql`c.id = ${id}` : sql`c.slug = ${id}`
  const call = await findManagedCall(db, { session, which })
  if (!call) throw new Problem(platform.notFound)
  const end = graceEnd(call.content)
  const isShown = call.status !== 'draft' && end !== null && new Date(call.now) >= end
  const judges = !isStaff(session) || (await onBoard(db, { userId: session.userId, bankId: call.bank_id }))
  const isBlind = judges && call.content.review.blind && call.phase !== 'finished'
  return { call, isShown, isBlind, shownFrom: toIso(end) }
}

type Exported = Input & { locale: Locale; format: SheetFormat; filters: Filters }

export async function exportReceived({ services: { db }, session, id, locale, format, filters }: Exported) {
  const { call, isShown, isBlind } = await visibilityOf(db, { session, id })
  const key = `calls:export:${session.userId}`
  await limitOrThrow(db, { key, limit: EXPORTS_AN_HOUR, windowSeconds: 3600 })
  const which = { ...filters, callId: call.id, phase: call.phase }
  const rows = isShown ? await listReceivedRows(db, which, { after: 0, limit: EXPORTED_MAX }) : []
  const lines = linesOf(rows, { isBlind, locale })
  return {
    bytes: await asSheet({ format, locale }, lines),
    type: SHEET_TYPES[format],
    name: `${call.slug}.${format}`,
  }
}

/** Builds the rows; numbers stay numbers and moments stay moments, so that they can be added up and sorted. */
function linesOf(
  rows: readonly ReceivedRow[],
  { isBlind, locale }: { isBlind: boolean; locale: Locale },
): SheetCell[][] {
  const t = translator({ bhs, en }, locale)
  const columns = [
    'number',
    'title',
    'place',
    'state',
    'people',
    'requested',
    'contributed',
    'awarded',
    'at',
  ] as const
  return [
    columns
      .filter((column) => column !== 'title' || !isBlind)
      .map((column) => t(`received.columns.${column}`)),
    ...rows.map((row) => [
      row.number,
      ...(isBlind ? [] : [row.title]),
      (row.municipality && findMunicipality(row.municipality)?.name) ?? '',
      t(`received.states.${row.state}`),
      row.people,
      row.requested / 100,
      row.contributed / 100,
      row.awarded === null ? null : row.awarded / 100,
      dayCell(row.counted_at, { time: true }),
    ]),
  ]
}
