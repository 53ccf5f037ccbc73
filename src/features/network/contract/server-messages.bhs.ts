export const messages = {
  errors: {
    tooYoung: 'Dok nemaš 18 godina, prvi ti se mogu javiti samo ljudi koje poznaješ.',
    requestsFull: 'Već imaš 30 poslanih zahtjeva. Povuci neki ili sačekaj odgovor.',
    mutedFull: 'Već imaš 200 utišanih riječi i oznaka. Prvo ukloni neku.',
    notShared: 'Vještinu potvrđuje samo ko je s tom osobom radio.',
    wordEmpty: 'Upiši barem jedno slovo ili broj.',
  },
  moderation: { kinds: { request: 'poruka uz zahtjev za povezivanje', endorsement: 'potvrda vještine' } },
  console: {
    person: {
      connections: 'Kontakti',
      connectionRequests: 'Poslani zahtjevi za povezivanje',
      blockedBy: 'Koliko ljudi blokira ovu osobu',
    },
  },
  notifications: {
    topics: {
      network: { title: 'Mreža', hint: 'zahtjevi za povezivanje, novi kontakti i potvrde vještina' },
    },
    kinds: {
      request: 'Zahtjev za povezivanje',
      accepted: 'Novi kontakt',
      endorsed: 'Potvrda vještine',
    },
    request:
      '{count, plural, =0 {Neko želi da se povežete.} =1 {želi da se povežete.} other {žele da se povežete.}}',
    endorsed:
      '{named, select, yes {potvrđuje tvoju vještinu: {skill}. Odluči hoće li stajati na profilu.} other {Neko potvrđuje tvoju vještinu: {skill}. Odluči hoće li stajati na profilu.}}',
    accepted: '{named, select, yes {je sada među tvojim kontaktima.} other {Imaš novi kontakt.}}',
  },
  dashboard: {
    requests: {
      title:
        '{count, plural, one {# osoba želi da se povežete} few {# osobe žele da se povežete} other {# osoba želi da se povežete}}',
      text: 'Pogledaj ko ti se javlja, pa prihvati ili odbij. Za odbijanje niko ne sazna.',
      action: 'Pogledaj zahtjeve',
    },
    endorsements: {
      title:
        '{count, plural, one {# potvrda vještine čeka tvoju odluku} few {# potvrde vještina čekaju tvoju odluku} other {# potvrda vještina čeka tvoju odluku}}',
      text: 'Ljudi s kojima radiš potvrdili su šta znaš. Odluči hoće li to stajati na profilu.',
      action: 'Pogledaj potvrde',
    },
  },
  search: { kinds: { people: 'Ljudi' } },
} as const
