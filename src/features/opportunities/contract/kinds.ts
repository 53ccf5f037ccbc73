/** Anything a member can apply to or attend. */
export const KINDS = [
  'job',
  'internship',
  'volunteering',
  'training',
  'scholarship',
  'competition',
  'event',
  'investment',
  'grant',
] as const
export type Kind = (typeof KINDS)[number]

export const STATUSES = ['draft', 'in-review', 'published', 'closed', 'archived'] as const
export type Status = (typeof STATUSES)[number]

export const CLOSED_REASONS = ['deadline', 'filled', 'withdrawn', 'refused'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

export const MODES = ['on-site', 'hybrid', 'remote', 'abroad'] as const
export type Mode = (typeof MODES)[number]

export const CONTRACTS = ['permanent', 'fixed-term', 'apprentice', 'service', 'seasonal', 'student'] as const
export type Contract = (typeof CONTRACTS)[number]

/** A member's act on an opportunity. */
export const EVENTS = ['viewed', 'saved', 'applied', 'dismissed'] as const
export type OpportunityEvent = (typeof EVENTS)[number]

/** Reasons why something is not for a member; they affect the member's own list only. */
export const DISMISS_REASONS = ['place', 'pay', 'skills', 'hours', 'kind', 'organisation', 'other'] as const
export type DismissReason = (typeof DISMISS_REASONS)[number]

export const IMPORTANCES = ['required', 'nice'] as const

/** Returns whether a kind is paid work, which search engines read as a job posting. */
export function isWork(kind: Kind): boolean {
  return kind === 'job' || kind === 'internship'
}

/** Genders to which a call may be restricted. */
export const ONLY_FOR = ['female', 'male'] as const
