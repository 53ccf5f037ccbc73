export const messages = {
  errors: {
    requestsFull: 'Već imaš 30 poslanih zahtjeva. Povuci neki ili sačekaj odgovor.',
    mutedFull: 'Već imaš 200 utišanih riječi i oznaka. Prvo ukloni neku.',
    wordEmpty: 'Upiši barem jedno slovo ili broj.',
  },
  moderation: { kinds: { request: 'poruka uz zahtjev za povezivanje' } },
  console: {
    person: {
      connections: 'Veze',
      connectionRequests: 'Poslani zahtjevi za povezivanje',
      blockedBy: 'Koliko ljudi blokira ovu osobu',
    },
  },
  notifications: {
    topics: { network: { title: 'Mreža', hint: 'zahtjevi za povezivanje i nove veze' } },
    request:
      '{count, plural, =0 {Neko želi da se povežete.} =1 {želi da se povežete.} other {žele da se povežete.}}',
    accepted: '{named, select, yes {je sada u tvojim vezama.} other {Imaš novu vezu.}}',
  },
  search: { kinds: { people: 'Moja mreža' } },
} as const
