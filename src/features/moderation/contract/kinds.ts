/** What a member says is wrong. The urgent ones stand first: somebody may be in danger. */
export const REPORT_REASONS = [
  'minor',
  'self-harm',
  'money',
  'false',
  'discrimination',
  'harassment',
  'hate',
  'impersonation',
  'sexual',
  'spam',
  'privacy',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
/** Of them, what can be wrong with an organisation or with what it offers; what is met most stands first. */
export const OFFER_REASONS = [
  'money',
  'false',
  'discrimination',
  'minor',
  'privacy',
  'spam',
  'other',
] as const satisfies readonly ReportReason[]
export const URGENT: ReadonlySet<ReportReason> = new Set<ReportReason>(['minor', 'self-harm'])

/** The rules that a decision can name; each is explained on /pravila. */
export const RULES = [
  'money',
  'false',
  'discrimination',
  'harassment',
  'hate',
  'impersonation',
  'sexual',
  'spam',
  'privacy',
  'danger',
] as const
export type Rule = (typeof RULES)[number]

/** It stays; it is hidden; it is hidden and counts for half a year. */
export const MEASURES = ['keep', 'hide', 'strike'] as const
export type Measure = (typeof MEASURES)[number]

export const ANSWERS = ['stands', 'lifted'] as const
export type Answer = (typeof ANSWERS)[number]

/** Numbers of Bosnia and Herzegovina that answer day and night, free of charge. */
export const HELP_LINES = [
  { id: 'ambulance', number: '124' },
  { id: 'police', number: '122' },
  { id: 'violenceRs', number: '1264' },
  { id: 'violenceFbih', number: '1265' },
] as const

export const NOTE_MAX = 500
export const REASON_MAX = 1000
export const APPEAL_MAX = 1000
export const APPEAL_DAYS = 14
export const STRIKE_MONTHS = 6
