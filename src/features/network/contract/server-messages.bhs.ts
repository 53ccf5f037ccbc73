export const messages = {
  errors: {
    requestsFull: 'Već imaš 30 poslanih zahtjeva. Povuci neki ili sačekaj odgovor.',
    mutedFull: 'Utišano je već 200 riječi i oznaka. Prvo ukloni neku.',
    wordEmpty: 'Upiši barem jedno slovo ili broj.',
  },
  search: { kinds: { people: 'Moja mreža' } },
} as const
