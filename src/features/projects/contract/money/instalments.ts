/** The conditions for paying an instalment. Each also needs a signed contract. */
export const CONDITIONS = ['signed', 'receipts', 'report'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Reasons why an instalment cannot be paid. */
export const HINDRANCES = ['unsigned', 'earlier', 'receipts', 'report'] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** Paid; approved and waiting for its payment; ready for approval; or blocked. */
export const PAYMENT_STATES = ['paid', 'released', 'due', 'blocked'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export type Planned = {
  amount: number
  condition: Condition
  isReleased: boolean
  isPaid: boolean
}

export type Progress = {
  isSigned: boolean
  isReportAccepted: boolean
  /** Feninga paid by the bank, and those spent with a receipt. */
  received: number
  proven: number
}

export type Judged = {
  state: PaymentState
  /** Empty where it is paid or may be. */
  hindrances: Hindrance[]
  /** Feninga of earlier payments without a receipt so far. */
  unproven: number
}

/** Judges which instalments can be paid now, and why the others cannot, in the order of payment. */
export function judgeInstalments(plan: readonly Planned[], progress: Progress): Judged[] {
  let isEarlierOpen = false
  return plan.map(({ condition, isReleased, isPaid }) => {
    const unproven = Math.max(0, progress.received - progress.proven)
    const hindrances: Hindrance[] = isPaid
      ? []
      : [...hindrancesOf({ condition, isEarlierOpen, unproven, progress })]
    isEarlierOpen ||= !isPaid
    if (isPaid) return { state: 'paid', hindrances, unproven: 0 }
    if (hindrances.length > 0)
      return { state: 'blocked', hindrances, unproven: hindrances.includes('receipts') ? unproven : 0 }
    return { state: isReleased ? 'released' : 'due', hindrances, unproven: 0 }
  })
}

type Check = { condition: Condition; isEarlierOpen: boolean; unproven: number; progress: Progress }

function* hindrancesOf({ condition, isEarlierOpen, unproven, progress }: Check): Generator<Hindrance> {
  if (!progress.isSigned) yield 'unsigned'
  if (isEarlierOpen) yield 'earlier'
  if (condition === 'receipts' && unproven > 0) yield 'receipts'
  if (condition === 'report' && !progress.isReportAccepted) yield 'report'
}

export function sumOf(plan: readonly { amount: number }[]): number {
  return plan.reduce((sum, { amount }) => sum + amount, 0)
}

/** Splits an award as its call promised, in whole KM except the last part; in two halves without a promise. */
export function promisedParts(amount: number, percents: readonly number[]): number[] {
  const shares = percents.length > 0 ? percents : [50, 50]
  // Round where each part ends, not the part itself: several parts rounded up could leave nothing for the last one.
  let share = 0
  const ends = shares.slice(0, -1).map((percent) => {
    share += percent
    return Math.round((amount * share) / 10_000) * 100
  })
  return [...ends, amount].map((end, at) => end - (ends[at - 1] ?? 0))
}
