/** Page titles; a title has at most four words. */
export const titles = {
  all: { bhs: 'Prilike', en: 'Opportunities' },
  jobs: { bhs: 'Poslovi', en: 'Jobs' },
  grants: { bhs: 'Grantovi', en: 'Grants' },
  investments: { bhs: 'Investicije', en: 'Investments' },
  trainings: { bhs: 'Kursevi i obuke', en: 'Courses and training' },
  saved: { bhs: 'Sačuvane pretrage', en: 'Saved searches' },
  stop: { bhs: 'Kraj obavještenja', en: 'Alerts turned off' },
} as const
