import { byLetters } from '#platform/contract/letter-order.ts'
import { phaseOf } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { JudgedCall, OverviewFilter } from '../../contract/overview/overview.endpoints.ts'
import { type JudgedRow, selectJudged } from './overview.queries.ts'

const SHOWN = 100

/** Returns the progress of boards, for staff of grants. */
export async function readOverview(db: Db, { phase, bank }: OverviewFilter) {
  const rows = await selectJudged(db)
  const banks = new Map(rows.flatMap((row) => (row.bank_slug && row.bank ? [[row.bank_slug, row.bank]] : [])))
  const wanted = chosen(rows, { phase, bank })
  return {
    banks: [...banks]
      .map(([slug, name]) => ({ slug, name }))
      .toSorted((one, other) => byLetters(one.name, other.name)),
    calls: wanted.slice(0, SHOWN),
    left: Math.max(0, wanted.length - SHOWN),
  }
}

/** Lists all of them, without a limit. */
export async function everyJudged(db: Db, filter: OverviewFilter): Promise<JudgedCall[]> {
  return chosen(await selectJudged(db), filter)
}

function chosen(rows: readonly JudgedRow[], { phase, bank }: OverviewFilter): JudgedCall[] {
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
  const at = new Date(now)
  const phase = phaseOf({ status, dates, isHeld: held }, at)
  const due = counts.sent * review.reviewers
  const isPast = dates.reviewUntil !== null && at >= new Date(dates.reviewUntil)
  return {
    slug,
    title,
    bank,
    bankSlug,
    phase,
    deadline: dates.deadline!,
    reviewUntil: dates.reviewUntil,
    isLate: isPast && phase === 'review' && counts.given < due,
    isShort,
    due,
    fund,
    ...counts,
  }
}
