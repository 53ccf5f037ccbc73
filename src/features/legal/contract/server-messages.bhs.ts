/** The server's texts of this feature. */
export const messages = {
  errors: {
    unchanged: 'Nacrt je isti kao posljednja verzija. Prvo promijeni tekst.',
    waiting: 'Jedna verzija već čeka svoj dan. Prvo je povuci ili sačekaj da počne vrijediti.',
    newer: 'Nacrt je u međuvremenu promijenjen. Pogledaj razlike još jednom.',
    dayPassed: 'Izaberi današnji ili kasniji dan, najviše godinu unaprijed.',
    dayTaken: 'Od tog dana već vrijedi jedna verzija. Izaberi kasniji dan.',
    inForce: 'Ta verzija više ne čeka, pa se ne može povući.',
  },
  audit: {
    area: 'Pravni tekstovi',
    actions: { publish: 'Verzija objavljena', cancel: 'Verzija povučena' },
    fields: { version: 'verzija', effectiveOn: 'vrijedi od', texts: 'promijenjenih tekstova' },
  },
} as const
