export const heroBlocks = {
  'hero-title': { bhs: 'Uhvati\nzamah.', en: 'Gain\nmomentum.', max: 40 },
  'hero-subtitle': {
    bhs: 'Zamah ti pokaže koje vještine imaš i koje ti još fale do posla, granta ili mentorstva u tvom kraju.',
    en: 'Every skill is a stone. Zamah shows you which ones you still need for a job, a grant or a mentor near you.',
    max: 180,
  },
  'hero-cta': { bhs: 'Kreni besplatno', en: 'Start free', max: 30, noLinks: true },
  'hero-more': { bhs: 'Pogledaj kako radi', en: 'See how it works', max: 30, noLinks: true },
  'hero-missing-value': { bhs: '2', en: '2', max: 4 },
  'hero-missing-text': {
    bhs: 'vještine te dijele\nod ovog posla',
    en: 'more skills and\nthe arch is whole',
    max: 60,
  },
  'stats-members-value': { bhs: '10.000+', en: '10,000+', max: 12 },
  'stats-members-label': { bhs: 'članova i članica', en: 'members', max: 40 },
  'stats-jobs-value': { bhs: '500+', en: '500+', max: 12 },
  'stats-jobs-label': { bhs: 'otvorenih poslova', en: 'open jobs', max: 40 },
  'stats-employment-value': { bhs: '95%', en: '95%', max: 12 },
  'stats-employment-label': { bhs: 'stopa zaposlenosti', en: 'employment rate', max: 40 },
} as const
