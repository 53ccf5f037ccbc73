import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  columns: {
    sent: 'Applications sent',
    answered: 'Answered',
    answeredShare: 'Answered, %',
    applicants: 'People',
    projects: 'Projects',
    granted: 'Granted, KM',
    contributed: 'Given by communities, KM',
    wanted: 'Offers that ask for it',
    wantedShare: 'Wanted, %',
    known: 'Members who know it',
    knownShare: 'Known, %',
    gap: 'Difference, points',
    members: 'Members',
    returned: 'Came back, %',
    month1: 'Month 1, %',
    month2: 'Month 2, %',
    month3: 'Month 3, %',
    month4: 'Month 4, %',
    month5: 'Month 5, %',
    month6: 'Month 6, %',
  },
  heads: {
    applications: 'Month sent',
    grants: 'Municipality',
    skills: 'Skill',
    areas: 'Area',
    cohorts: 'Joined in',
    retention: 'After joining',
  },
  total: 'Together',
  afterMonths: '{n, plural, one {# month} other {# months}}',
  noPlace: 'no municipality',
  few: 'fewer than {few}',
} as const satisfies SameShape<typeof bhs>
