/** The reasons for a report. The urgent ones come first: somebody may be in danger. */
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
/** The reasons for reporting an organisation or its offers, the most frequent first. */
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

/**
 * Measures: it stays (`keep`), it stays and its author is offered help, without a rule or a warning (`help`), it is hidden
 * and its author may correct it (`hide`), it is hidden with a warning for half a year (`strike`). The others are warnings
 * too: removed for good, an author with limits for some days, or an account closed for some.
 */
export const MEASURES = ['keep', 'help', 'hide', 'strike', 'remove', 'limit', 'suspend'] as const
export type Measure = (typeof MEASURES)[number]
/** Measures that take nothing from anybody: they name no rule and cannot be appealed. */
export const MILD = ['keep', 'help'] as const satisfies readonly Measure[]
export function isMild(measure: string): measure is (typeof MILD)[number] {
  return MILD.some((one) => one === measure)
}
/** A report for these reasons expresses worry about a person, so that no rule can prove it right or wrong. */
export const WORRIES = ['self-harm'] as const satisfies readonly ReportReason[]

/**
 * The acts that a limit forbids for a time: writing first to people the member does not know, writing in public, sending
 * links.
 */
export const LIMITS = ['first', 'questions', 'links'] as const
export type Limit = (typeof LIMITS)[number]

/** Days of a measure; every one of these ends. */
export const DAYS = {
  limit: [3, 7, 14, 30, 90],
  suspend: [3, 7, 14, 30, 90, 180],
} as const

export const ANSWERS = ['stands', 'lifted'] as const
export type Answer = (typeof ANSWERS)[number]

/** Free numbers in Bosnia and Herzegovina; where their text names no hours they answer day and night. */
export const HELP_LINES = [
  { id: 'ambulance', number: '124' },
  { id: 'police', number: '122' },
  { id: 'young', number: '080 05 03 05' },
  { id: 'violenceRs', number: '1264' },
  { id: 'violenceFbih', number: '1265' },
] as const

export const NOTE_MAX = 500
export const REASON_MAX = 1000
export const APPEAL_MAX = 1000
export const APPEAL_DAYS = 14
export const STRIKE_MONTHS = 6
