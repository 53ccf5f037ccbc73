import { sql } from '#platform/server/db/sql.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Overspend } from '../../contract/bank-fund.ts'
import type { CallDates } from '../../contract/call.ts'
import { missingOf } from '../../contract/call-checklist.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { dateMoves } from '../../contract/date-moves.ts'
import { comesSooner, type FrozenChange, frozenChanges } from '../../contract/frozen-changes.ts'
import { LATER_DATES } from '../../contract/planned-dates.ts'
import { problems } from '../../contract/problems.ts'
import { reloadCall, type CallRequest, changeCall, updateCall } from './call-editing.service.ts'
import { announceAnew, record, requireMatchingFigures } from './call-steps.service.ts'
import { appendMove } from './date-moves.ts'
import type { ManagedRow } from './managed-calls.queries.ts'
import { requireOverspendReason } from './overspend.ts'
import {
  deleteOpenChange,
  insertChange,
  hasTieToTeam,
  findOpenChange,
  saveChangeConfirmation,
} from './term-changes.queries.ts'
import { notifyOfChange, notifySigners } from './change-notifications.service.ts'

type Later = Pick<CallDates, (typeof LATER_DATES)[number]>

/**
 * Moves dates after the deadline to later ones, passed ones included: a call waits for a late board and continues from
 * here. Once a vote has begun, only two signatures change its dates.
 */
export function updateCallPeriods(
  callRequest: CallRequest,
  { dates, reason }: { dates: Later; reason: Bilingual },
): Promise<EditedCall> {
  return changeCall(callRequest, async (tx, row) => {
    if (row.phase !== 'review') throw new Problem(problems.notNow)
    const now = new Date(row.now)
    const before = row.content.dates
    const moved = LATER_DATES.filter((name) => dates[name] !== before[name])
    const wrong = moved.filter((name) => {
      const [old, next] = [before[name], dates[name]]
      return old === null || next === null || Date.parse(next) <= Math.max(Date.parse(old), now.getTime())
    })
    const content = { ...row.content, dates: { ...before, ...dates } }
    const disordered = missingOf(content, { now, isNew: false }).filter((name) => name.startsWith('dates.'))
    if (moved.length === 0 || wrong.length > 0 || disordered.length > 0)
      throw new Problem(problems.notLater, {
        fields: Object.fromEntries(
          [...wrong.map((name) => `dates.${name}`), ...disordered].map((name) => [
            name,
            problems.notLater.code,
          ]),
        ),
      })
    const moves = dateMoves(before, content.dates)
    await updateCall(
      tx,
      row.id,
      { content, ...(row.pending && { pending: { ...row.pending, dates: content.dates } }) },
      sql`held_at = null`,
      ...appendMove(moves, reason),
    )
    await record(tx, { callRequest, row, verb: 'postpone', moves, reason })
    await notifyOfChange(tx, { services: callRequest.services, row, content, about: 'postponed', reason })
    return reloadCall(tx, callRequest)
  })
}

type Signed = { overspend?: Overspend | undefined; locale: Locale }
type Proposed = Signed & { reason: Bilingual; figuresSeen?: boolean | undefined }

/** Gives the first of two signatures: the new terms are to hold although people count on the old ones. */
export function proposeTermChange(
  callRequest: CallRequest,
  { reason, figuresSeen, overspend, locale }: Proposed,
): Promise<EditedCall> {
  return changeCall(callRequest, async (tx, row) => {
    await refuseInConflict(tx, callRequest)
    const { pending } = row
    if (!pending) throw new Problem(problems.notNow)
    const what = changeable(row, frozenChanges({ before: row.content, after: pending, ...row }))
    if (missingOf(pending, { now: new Date(row.now), isNew: false }).length > 0)
      throw new Problem(problems.unfinished)
    if (!figuresSeen) requireMatchingFigures(pending)
    const over = await requireOverspendReason(tx, {
      row,
      fund: pending.fund,
      overspends: [overspend],
      locale,
    })
    const { userId } = callRequest.session
    const { id: callId, version } = row
    const change = { callId, content: pending, version, what, reason, overspend: over, userId }
    if (!(await insertChange(tx, change))) throw new Problem(problems.changeWaits)
    if (over) await record(tx, { callRequest, row, verb: 'exceed-fund', reason: over.reason })
    await record(tx, { callRequest, row, verb: 'propose-terms', reason })
    const call = { ...row, title: row.content.title }
    await notifySigners(tx, { services: callRequest.services, call, by: userId })
    return reloadCall(tx, callRequest)
  })
}

/**
 * Gives the second signature. The change holds at once, and the page of the call and the ballot say what changed and why.
 * The bank may have promised money since the proposal, so that its fund is compared again.
 */
export function confirmTermChange(input: CallRequest & Signed & { change: string }): Promise<EditedCall> {
  return changeCall(input, async (tx, row) => {
    await refuseInConflict(tx, input)
    const open = await openChange(tx, { row, id: input.change })
    if (open.proposed_by === input.session.userId) throw new Problem(problems.ownChange)
    // A later edit is another change, and the call may have entered another phase.
    if (open.version !== row.version) throw new Problem(platform.conflict)
    changeable(row, frozenChanges({ before: row.content, after: open.content, ...row }))
    const { overspend, locale } = input
    const overspends = [overspend, open.overspend]
    const over = await requireOverspendReason(tx, { row, fund: open.content.fund, overspends, locale })
    if (!(await saveChangeConfirmation(tx, { id: open.id, userId: input.session.userId })))
      throw new Problem(problems.ownChange)
    const { content, reason } = open
    const moves = dateMoves(row.content.dates, content.dates)
    await updateCall(tx, row.id, { content, pending: null }, ...appendMove(moves, reason))
    await announceAnew(tx, { callRequest: input, row, content })
    if (over && over === overspend)
      await record(tx, { callRequest: input, row, verb: 'exceed-fund', reason: over.reason })
    await record(tx, { callRequest: input, row, verb: 'change-terms', moves, reason })
    await notifyOfChange(tx, { services: input.services, row, content, about: 'changed', reason })
    return reloadCall(tx, input)
  })
}

/** Withdraws a proposal; any person who looks after the call may, not only the proposer. */
export function withdrawTermChange(input: CallRequest & { change: string }): Promise<EditedCall> {
  return changeCall(input, async (tx, row) => {
    await openChange(tx, { row, id: input.change })
    await deleteOpenChange(tx, row.id)
    return reloadCall(tx, input)
  })
}

async function openChange(tx: Db, { row, id }: { row: ManagedRow; id: string }) {
  const open = await findOpenChange(tx, row.id)
  if (open?.id !== id) throw new Problem(platform.notFound)
  return open
}

async function refuseInConflict(tx: Db, { session, id }: CallRequest): Promise<void> {
  if (await hasTieToTeam(tx, { callId: id, userId: session.userId })) throw new Problem(problems.inConflict)
}

/**
 * Returns the terms that two signatures may change: never the opening or the deadline, no date to an earlier one, nothing
 * in the past.
 */
function changeable(row: ManagedRow, frozen: readonly FrozenChange[]): FrozenChange['what'][] {
  const what = [...new Set(frozen.map((one) => one.what))]
  if (what.length === 0) throw new Problem(problems.notNow)
  const never = what.some((one) => one === 'everything' || one === 'opensAt' || one === 'deadline')
  const after = row.pending ?? row.content
  if (never || comesSooner({ before: row.content, after })) throw new Problem(problems.frozen)
  return what
}
