import { byLetters } from '#platform/contract/letter-order.ts'
import { phaseOf } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { JudgedCall, OverviewFilter } from '../../contract/overview/overview.endpoints.ts'
import { type JudgedRow, listJudgedCalls } from './overview.queries.ts'

const SHOWN = 100

/** Returns the progress of boards, for staff of grants. */
export async function readOverview(db: Db, { phase, bank }: OverviewFilter) {
  const rows = await listJudgedCalls(db)
  const banks = new Map(rows.flatMap((row) => (row.bank_slug && row.bank ? [[row.bank_slug, row.bank]] : [])))
  const calls = filterCalls(rows, { phase, bank })
  return {
    banks: [...banks]
      .map(([slug, name]) => ({ slug, name }))
      .toSorted((one, other) => byLetters(one.name, other.name)),
    calls: calls.slice(0, SHOWN),
    left: Math.max(0, calls.length - SHOWN),
  }
}

/** Lists all of them, without a limit. */
export async function listAllJudgedCalls(db: Db, filter: OverviewFilter): Promise<JudgedCall[]> {
  return filterCalls(await listJudgedCalls(db), filter)
}

function filterCalls(rows: readonly JudgedRow[], { phase, bank }: OverviewFilter): JudgedCall[] {
  return rows
    .filter((row) => !bank || row.bank_slug === bank)
    .map(asCall)
    .filter((call) => !phase || call.phase === phase)
}

function asCall({
  slug,
  status,
  content,
  bank,
  bank_slug: bankSlug,
  now,
  held,
  short: isShort,
  ...counts
}: JudgedRow): JudgedCall {
  const { title, dates, review, fund } = content
  const phase = phaseOf({ status, dates, isHeld: held }, new Date(now))
  return {
    slug,
    title,
    bank,
    bankSlug,
    phase,
    deadline: dates.deadline!,
    reviewUntil: dates.reviewUntil,
    isShort,
    due: counts.sent * review.reviewers,
    fund,
    ...counts,
  }
}
