import type { AdminScope } from '#platform/contract/admin-scopes.ts'

export const REPORTS = [
  'funnel',
  'cohorts',
  'applications',
  'grants',
  'skills',
  'searches',
  'mail',
  'retention',
  'speed',
] as const
export type Report = (typeof REPORTS)[number]

/** Groups of fewer people are not shown. */
export const FEW = 10

/** Months up to and including that of the last day counted. */
export const PERIODS = ['3', '12', '36'] as const
export type Period = (typeof PERIODS)[number]
export const PERIOD: Period = '12'

/** So many months after joining, a cohort is followed in its table. */
export const FOLLOWED_MONTHS = 6
export const COHORTS = 12
export const RETENTION_MONTHS = 12

/** What those who opened an account may reach, one step after the other. */
export const FUNNEL_STEPS = ['account', 'onboarding', 'application', 'reply'] as const
/** A term is told when it was searched for on so many days. */
export const LEAST_DAYS = 3

export type Filter = 'period' | 'area' | 'year' | 'skill' | 'device'
/** A count of things or people, percent, money in KM, points between two percentages, a time, or a number without a unit. */
export type Unit = 'count' | 'share' | 'money' | 'points' | 'seconds' | 'milliseconds' | 'score'

export const COLUMNS = {
  people: 'count',
  ofAccounts: 'share',
  sent: 'count',
  answered: 'count',
  answeredShare: 'share',
  applicants: 'count',
  projects: 'count',
  granted: 'money',
  contributed: 'money',
  wanted: 'count',
  wantedShare: 'share',
  known: 'count',
  knownShare: 'share',
  gap: 'points',
  searches: 'count',
  days: 'count',
  accepted: 'count',
  again: 'count',
  failed: 'count',
  acceptedShare: 'share',
  members: 'count',
  returned: 'share',
  month1: 'share',
  month2: 'share',
  month3: 'share',
  month4: 'share',
  month5: 'share',
  month6: 'share',
  visits: 'count',
  lcp: 'seconds',
  lcpGood: 'share',
  lcpPoor: 'share',
  inp: 'milliseconds',
  inpGood: 'share',
  inpPoor: 'share',
  cls: 'score',
  clsGood: 'share',
  clsPoor: 'share',
  ttfb: 'seconds',
  ttfbGood: 'share',
  ttfbPoor: 'share',
} as const satisfies Record<string, Unit>
export type ColumnId = keyof typeof COLUMNS

export type ReportSpecification = {
  /** Who may read it: what the console's overview asks for the same numbers. */
  scope: AdminScope | 'global'
  filters: readonly Filter[]
  columns: readonly ColumnId[]
}

export const reports: Readonly<Record<Report, ReportSpecification>> = {
  funnel: { scope: 'users', filters: ['period', 'area'], columns: ['people', 'ofAccounts'] },
  searches: { scope: 'content', filters: ['period'], columns: ['searches', 'days'] },
  mail: {
    scope: 'global',
    filters: ['period'],
    columns: ['accepted', 'again', 'failed', 'acceptedShare'],
  },
  applications: {
    scope: 'opportunities',
    filters: ['period', 'area'],
    columns: ['sent', 'answered', 'answeredShare', 'applicants'],
  },
  grants: { scope: 'grants', filters: ['year', 'area'], columns: ['projects', 'granted', 'contributed'] },
  skills: {
    scope: 'opportunities',
    filters: ['area', 'skill'],
    columns: ['wanted', 'wantedShare', 'known', 'knownShare', 'gap'],
  },
  cohorts: {
    scope: 'users',
    filters: ['area'],
    columns: ['members', 'month1', 'month2', 'month3', 'month4', 'month5', 'month6'],
  },
  retention: { scope: 'users', filters: ['area'], columns: ['members', 'returned'] },
  speed: {
    scope: 'global',
    filters: ['period', 'device'],
    columns: [
      'visits',
      'lcp',
      'lcpGood',
      'lcpPoor',
      'inp',
      'inpGood',
      'inpPoor',
      'cls',
      'clsGood',
      'clsPoor',
      'ttfb',
      'ttfbGood',
      'ttfbPoor',
    ],
  },
}
