import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { reannounce, withdraw } from '#features/opportunities/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { slugOf } from '#platform/contract/slug.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Db } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CallContent, CallDates } from '../../contract/call.ts'
import type { Overspend } from '../../contract/bank-fund.ts'
import { missingOf } from '../../contract/call-checklist.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { type DateMove, dateMoves } from '../../contract/date-moves.ts'
import { differingFigures } from '../../contract/figures/differing-figures.ts'
import { frozenChanges } from '../../contract/frozen-changes.ts'
import { DATE_ORDER, extendDeadline } from '../../contract/planned-dates.ts'
import { problems } from '../../contract/problems.ts'
import { announcedContent } from '../lifecycle/announced-content.ts'
import { REMIND_BEFORE } from '../lifecycle/lifecycle.queries.ts'
import { notifyOfChange } from './change-notifications.service.ts'
import { reloadCall, type CallRequest, changeCall, updateCall } from './call-editing.service.ts'
import { appendMove, auditOf } from './date-moves.ts'
import { isBankClosed, type ManagedRow } from './managed-calls.queries.ts'
import { requireOverspendReason } from './overspend.ts'

/** Publishes a draft, or the changes to a published call as far as they are allowed. */
export function publishCall(
  input: CallRequest & {
    figuresSeen?: boolean | undefined
    overspend?: Overspend | undefined
    locale: Locale
  },
): Promise<EditedCall> {
  return changeCall(input, async (tx, row) => {
    const isNew = row.status === 'draft'
    const content = row.pending ?? row.content
    if (!isNew && row.pending === null) throw new Problem(problems.notNow)
    const frozen = isNew ? [] : frozenChanges({ before: row.content, after: content, ...row })
    if (frozen.length > 0)
      throw new Problem(problems.frozen, {
        fields: Object.fromEntries(frozen.map(({ what }) => [what, problems.frozen.code])),
      })
    const missing = missingOf(content, { now: new Date(row.now), isNew })
    if (missing.length > 0)
      throw new Problem(problems.unfinished, {
        fields: Object.fromEntries(missing.map((name) => [name, 'required'])),
      })
    if (!input.figuresSeen) requireMatchingFigures(content)
    if (row.bank_id !== null && (await isBankClosed(tx, row.bank_id)) && isNew)
      throw new Problem(problems.bankClosed)
    const { overspend, locale } = input
    const over = await requireOverspendReason(tx, {
      row,
      fund: content.fund,
      overspends: [overspend],
      locale,
    })
    const reason = over?.reason
    if (isNew) {
      const slug = await finalSlug(tx, { id: row.id, content })
      await updateCall(
        tx,
        row.id,
        { content },
        sql`status = 'published', published_at = clock_timestamp(), slug = ${slug}`,
      )
      const nothing = Object.fromEntries(DATE_ORDER.map((name) => [name, null])) as CallDates
      await record(tx, {
        callRequest: input,
        row,
        verb: 'publish',
        moves: dateMoves(nothing, content.dates),
        reason,
      })
    } else {
      const moves = dateMoves(row.content.dates, content.dates)
      await updateCall(tx, row.id, { content, pending: null }, ...appendMove(moves, null))
      await announceAnew(tx, { callRequest: input, row, content })
      await record(tx, { callRequest: input, row, verb: 'change', moves, reason })
    }
    return reloadCall(tx, input)
  })
}

/** Throws for texts with figures that no rule has; an editor who has seen them may publish anyway. */
export function requireMatchingFigures(content: CallContent): void {
  const differing = differingFigures(content)
  if (differing.length > 0)
    throw new Problem(problems.figuresDiffer, {
      fields: Object.fromEntries(differing.map(({ field }) => [field, problems.figuresDiffer.code])),
    })
}

/**
 * Extends a deadline before it has passed. Its notice replaces an immediate reminder: the reminder comes two days before
 * the new deadline, or not at all if that is nearer.
 */
export function updateCallDeadline(
  callRequest: CallRequest,
  { deadline, reason }: { deadline: string; reason: Bilingual },
): Promise<EditedCall> {
  return changeCall(callRequest, async (tx, row) => {
    if (row.phase !== 'open' && row.phase !== 'upcoming') throw new Problem(problems.notNow)
    const before = row.content.dates.deadline
    if (before === null || Date.parse(deadline) <= Date.parse(before)) {
      throw new Problem(problems.notLater, { fields: { deadline: problems.notLater.code } })
    }
    const content = extendDeadline(row.content, deadline)
    const pending = row.pending && { ...row.pending, dates: { ...row.pending.dates, deadline: before } }
    const moves = dateMoves(row.content.dates, content.dates)
    await updateCall(
      tx,
      row.id,
      { content, ...(pending && { pending: extendDeadline(pending, deadline) }) },
      // A call that has not opened yet is announced only while nobody was reminded of it.
      sql`reminded_at = case
        when announced_at is null or ${deadline}::timestamptz > clock_timestamp() + ${REMIND_BEFORE}::interval then null
        else clock_timestamp() end`,
      ...appendMove(moves, reason),
    )
    await announceAnew(tx, { callRequest, row, content })
    await record(tx, { callRequest, row, verb: 'prolong', moves, reason })
    await notifyOfChange(tx, { services: callRequest.services, row, content, about: 'prolonged', reason })
    return reloadCall(tx, callRequest)
  })
}

/** Cancels a call before its results; its page stays with the reason. */
export function cancelCall(callRequest: CallRequest, { reason }: { reason: Bilingual }): Promise<EditedCall> {
  return changeCall(callRequest, async (tx, row) => {
    if (row.status !== 'published' || row.phase === 'finished') throw new Problem(problems.notNow)
    await updateCall(
      tx,
      row.id,
      { pending: null },
      sql`status = 'cancelled', cancelled_at = clock_timestamp(),
        cancelled_reason = ${JSON.stringify(reason)}::jsonb`,
    )
    if (row.opportunity_id !== null) await withdraw(tx, row.opportunity_id)
    await record(tx, { callRequest, row, verb: 'cancel', reason })
    await notifyOfChange(tx, {
      services: callRequest.services,
      row,
      content: row.content,
      about: 'cancelled',
      reason,
    })
    return reloadCall(tx, callRequest)
  })
}

type Changed = { callRequest: CallRequest; row: ManagedRow; content: CallContent }

/** Updates the opportunity of the call in lists, search and deadlines. */
export async function announceAnew(tx: Db, { callRequest, row, content }: Changed): Promise<void> {
  if (row.opportunity_id === null) return
  const { services, session } = callRequest
  await reannounce(tx, {
    services,
    id: row.opportunity_id,
    content: announcedContent(content),
    by: session.userId,
  })
}

type Recorded = {
  callRequest: CallRequest
  row: ManagedRow
  verb:
    | 'publish'
    | 'change'
    | 'prolong'
    | 'postpone'
    | 'propose-terms'
    | 'change-terms'
    | 'exceed-fund'
    | 'cancel'
  moves?: readonly DateMove[]
  /** The reason: published in both languages, or one text for the log alone. */
  reason?: Bilingual | string | undefined
}

export function record(tx: Db, { callRequest, row, verb, moves = [], reason }: Recorded): Promise<void> {
  const { services, session } = callRequest
  return recordAudit(tx, {
    services,
    session,
    action: `calls.${verb}`,
    subject: { kind: 'call', id: row.id, name: readText(row.content.title, 'bhs').text },
    ...(moves.length > 0 && auditOf(moves)),
    ...(reason && { reason: typeof reason === 'string' ? reason : reason.bhs }),
  })
}

const oneRows = rowsOf({ one: z.number() })
/** Words that are routes of their own under /calls. */
const TAKEN = new Set(['managed', 'feed'])

/** Derives the address from the title once; it stays when the title changes, because people have shared it. */
async function finalSlug(tx: Db, { id, content }: { id: string; content: CallContent }): Promise<string> {
  const titleSlug = slugOf(content.title.bhs)
  const plain = TAKEN.has(titleSlug) ? `poziv-${titleSlug}` : titleSlug
  return takeFreeSlug(plain, async (slug) => {
    // Two calls that are published at once under one title wait for each other here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 9))`)
    const sameSlug = sql`select 1 as one from grant_calls where slug = ${slug} and id <> ${id}`
    return (await oneRows(tx)(sameSlug)).rows.length === 0
  })
}
