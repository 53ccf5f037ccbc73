/** The progress of an application; the member sets it on an external one. */
export const STATUSES = [
  'draft',
  'sent',
  'in-review',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const
export type Status = (typeof STATUSES)[number]

/** Columns of the member's own board. */
export const STAGES = ['saved', 'applied', 'in-review', 'interview', 'offer', 'closed'] as const
export type Stage = (typeof STAGES)[number]

/** The statuses that an organisation may set; sending and withdrawing belong to the member. */
export const DECISIONS = ['in-review', 'interview', 'offer', 'hired', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]

export function isDecision(status: string): status is Decision {
  return DECISIONS.some((one) => one === status)
}

const stages: Readonly<Record<Status, Stage>> = {
  draft: 'saved',
  sent: 'applied',
  'in-review': 'in-review',
  interview: 'interview',
  offer: 'offer',
  hired: 'closed',
  declined: 'closed',
  withdrawn: 'closed',
}

export function stageOf(status: Status): Stage {
  return stages[status]
}

/** Returns true if nothing more is to come. */
export function isOver(status: Status): boolean {
  return stageOf(status) === 'closed'
}

/**
 * Returns true from the invitation on: names are then shown even on a blind board, because invited people have to be
 * called.
 */
export function isNamed(status: Status): boolean {
  return NAMED.includes(status)
}
export const NAMED: readonly Status[] = ['interview', 'offer', 'hired']
