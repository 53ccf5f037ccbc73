export const messages = {
  errors: {
    taken: 'Another announcement stands at that time. End it, or choose another time.',
    over: 'That announcement is over already.',
  },
  audit: {
    area: 'Announcements',
    actions: { create: 'Announcement published', update: 'Announcement changed', end: 'Announcement ended' },
    fields: {
      kind: 'kind',
      audience: 'for whom',
      link: 'link',
      beginsAt: 'from',
      endsAt: 'until',
      english: 'in English',
    },
  },
} as const
