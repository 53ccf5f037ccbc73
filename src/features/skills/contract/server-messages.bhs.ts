/** The server's texts about skills and occupations. */
export const serverMessages = {
  errors: {
    skillUnknown: 'Ova vještina ne postoji.',
    occupationUnknown: 'Ovo zanimanje ne postoji.',
    entryUnknown: 'Ovaj unos ne postoji.',
    entryStale:
      'Neko je ovaj unos u međuvremenu promijenio. Pogledaj novo stanje pa unesi svoje izmjene ponovo.',
    entryMerged: 'Ovaj unos je spojen s drugim i više se ne mijenja.',
    mergeIntoItself: 'Unos se ne može spojiti sam sa sobom.',
    linkUnknown: 'Jedan od povezanih unosa više ne postoji.',
    nameTaken: 'Tako se već zove drugi unos. Nađi ga u listi pa ih po potrebi spoji.',
    groupWrong: 'Vještina ima grupu, a zanimanje broj prema ISCO klasifikaciji.',
  },
  audit: {
    area: 'Rječnik',
    actions: { create: 'Novi pojam u rječniku', save: 'Izmijenjen pojam', merge: 'Spojeni pojmovi' },
    fields: { status: 'stanje', names: 'nazivi', group: 'grupa', into: 'spojeno sa' },
  },
  search: { kinds: { skills: 'Vještine' } },
} as const
