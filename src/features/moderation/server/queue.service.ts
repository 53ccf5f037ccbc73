import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { ReportedDocument, ReportedThing } from '#platform/server/reportable-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { CaseRow, CaseView, QueueName } from '../contract/queue.endpoints.ts'
import type { Kinds } from './kinds.ts'
import {
  listNamesOf,
  getQueueCounts,
  type QueueRow,
  findCase,
  findDecision,
  listHistory,
  listQueue,
  listReports,
} from './queue.queries.ts'

const AT_ONCE = 25
const EXCERPT_SHOWN = 240

type Looking = { services: Services; kinds: Kinds; session: Session; locale: Locale }

export async function listCases(
  { services: { db }, kinds, session, locale }: Looking,
  { queue, after }: { queue: QueueName; after?: string | undefined },
) {
  const place = after === undefined ? undefined : fromCursor(after)
  const [rows, counts] = await Promise.all([
    listQueue(db, { queue, after: place, limit: AT_ONCE + 1, reader: session.userId }),
    getQueueCounts(db),
  ])
  const page = rows.slice(0, AT_ONCE)
  const last = page.at(-1)
  return {
    cases: page.map((row) => ({
      ...rowOf(row, { kinds, locale }),
      excerpt: row.excerpt.slice(0, EXCERPT_SHOWN).toWellFormed(),
    })),
    next: rows.length > AT_ONCE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
    counts,
  }
}

/** Returns a case. Every view of a text for a limited audience is recorded. */
export async function getCase({ services, kinds, session, locale }: Looking, id: string): Promise<CaseView> {
  const { db } = services
  const row = await findCase(db, { id, reader: session.userId })
  if (!row) throw new Problem(platform.notFound)
  const kind = kinds.known(row.kind)
  if (kind?.isPrivate) await recordLook({ services, session }, row)
  const [thing, pictures, voices, reports, history, decision] = await Promise.all([
    kind?.find(db, { id: row.thing }),
    kind?.pictures?.(services, { id: row.thing }) ?? [],
    kind?.voices?.(services, { id: row.thing }) ?? [],
    listReports(db, id),
    row.author ? listHistory(db, { author: row.author, except: id }) : [],
    findDecision(db, id),
  ])
  const involved = [
    row.author,
    ...reports.map(({ reporter }) => reporter),
    ...(decision?.appeal ? [decision.moderator] : []),
  ]
  const isWaiting = decision ? Boolean(decision.appeal) && !decision.answer : true
  return {
    ...rowOf(row, { kinds, locale }),
    text: thing?.text ?? null,
    path: thing?.path ?? null,
    pictures: [...pictures],
    voices: [...voices],
    around: await aroundOf(services, thing),
    author: row.author && row.authorName !== null ? { id: row.author, name: row.authorName } : null,
    strikes: history.filter(({ counts }) => counts).length,
    earlier: history.filter(({ isRecent }) => isRecent).length,
    history: history.map(({ measure, rule, at }) => ({ measure, rule, at: toIso(at) })),
    reportList: reports.map(({ reporter: _, name, ...rest }) => ({ ...rest, name: name ?? '' })),
    decision: decision
      ? {
          measure: decision.measure,
          limits: decision.limits,
          endsAt: toIso(decision.endsAt),
          rule: decision.rule,
          reason: decision.reason,
          by: decision.by ?? '',
          at: toIso(decision.at),
          appeal: decision.appeal,
          answer: decision.answer,
          answerReason: decision.answerReason ?? '',
        }
      : null,
    mayDecide: isWaiting && !involved.includes(session.userId),
  }
}

/** Returns a document for download; our pages never open it. */
export async function documentOf(
  { services, kinds, session }: Omit<Looking, 'locale'>,
  { id, place }: { id: string; place: number },
): Promise<ReportedDocument> {
  const row = await findCase(services.db, { id, reader: session.userId })
  if (!row) throw new Problem(platform.notFound)
  const kind = kinds.known(row.kind)
  const reportedDocument = await kind?.document?.(services, { id: row.thing, place })
  if (!reportedDocument) throw new Problem(platform.notFound)
  if (kind?.isPrivate) await recordLook({ services, session }, row)
  return reportedDocument
}

function recordLook({ services, session }: Pick<Looking, 'services' | 'session'>, row: QueueRow) {
  const { id, kind, author } = row
  return recordAudit(services.db, {
    services,
    session,
    action: 'moderation.look',
    personId: author,
    subject: { kind: 'case', id, name: kind },
  })
}

async function aroundOf({ db }: Services, thing: ReportedThing | undefined): Promise<CaseView['around']> {
  const around = thing?.around ?? []
  const names = await listNamesOf(
    db,
    around.flatMap(({ author }) => author ?? []),
  )
  return around.map(({ author, text, attached, at, isReported }) => ({
    name: (author && names.get(author)) ?? '',
    text,
    attached: [...attached],
    at: toIso(at),
    isReported,
  }))
}

function rowOf(row: QueueRow, { kinds, locale }: { kinds: Kinds; locale: Locale }): CaseRow {
  const { id, kind, excerpt, attached, reason, reports, signs, isUrgent, at, isLate, takenBy } = row
  return {
    id,
    what: kinds.name(kind, locale),
    excerpt,
    attached,
    reason,
    reports,
    signs,
    isUrgent,
    at: toIso(at),
    isLate,
    takenBy,
  }
}
