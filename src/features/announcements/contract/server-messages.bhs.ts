/** The server's texts of this feature. */
export const messages = {
  errors: {
    taken: 'U to vrijeme već stoji druga najava. Završi je ili izaberi drugo vrijeme.',
    over: 'Ta najava je već prošla.',
  },
  audit: {
    area: 'Najave',
    actions: { create: 'Najava objavljena', update: 'Najava izmijenjena', end: 'Najava završena' },
    fields: {
      kind: 'vrsta',
      audience: 'za koga',
      link: 'link',
      beginsAt: 'od',
      endsAt: 'do',
      english: 'na engleskom',
    },
  },
} as const
