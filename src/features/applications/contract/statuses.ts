/** The progress of an application; on one outside of the platform its member sets each of them. */
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

/** What an organisation may set; sending and withdrawing are the member's. */
export const DECISIONS = ['in-review', 'interview', 'offer', 'hired', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]

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

/** Whether nothing more is to come. */
export function isOver(status: Status): boolean {
  return stageOf(status) === 'closed'
}

/** From here on names are shown, also where an opportunity is read blind: whoever is invited has to be called. */
export function isNamed(status: Status): boolean {
  return status === 'interview' || status === 'offer' || status === 'hired'
}
