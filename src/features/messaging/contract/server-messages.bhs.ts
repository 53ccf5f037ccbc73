export const messages = {
  limits: {
    conversations: { title: 'Novi razgovori', hint: 'po osobi; tu su i poruke nepoznatima' },
    messages: { title: 'Poslane poruke', hint: 'po osobi' },
  },
  areas: {
    strangers: {
      title: 'Upiti nepoznatima',
      hint: 'Prva poruka nekome s kim osoba nije povezana. Ranije poslani upiti i razgovori rade dalje.',
    },
  },
  moderation: { kinds: { message: 'poruka' } },
  errors: {
    notInGroup:
      'U grupu ne možeš dovesti: {names}{more, plural, =0 {} one { i još # osobu} few { i još # osobe} other { i još # osoba}}. Možeš dovesti samo svoje kontakte.',
    cannotReach: 'Ovoj osobi ne možeš pisati.',
    awaitsAnswer: 'Prva poruka je stigla. Sljedeću možeš poslati kad ti odgovori.',
    notAsked: 'Na ovaj upit je već odgovoreno.',
    notIn: 'Više nisi u ovom razgovoru.',
    empty: 'Poruka je prazna.',
    tooManyLinks: 'U jednoj poruci može biti najviše 20 linkova.',
    tooManyMembers: 'U razgovoru može biti najviše 50 ljudi.',
    unknownMember: 'Ova osoba ne postoji.',
    alone: 'Izaberi s kim želiš razgovarati.',
    idTaken: 'Ova poruka nije mogla biti poslana. Pošalji je ponovo.',
    tooLate: 'Poruku možeš mijenjati samo 15 minuta nakon slanja.',
    notYours: 'Mijenjati možeš samo svoje poruke.',
    deleted: 'Poruka je u međuvremenu obrisana.',
    notRestorable: 'Poruka se više ne može vratiti.',
    unknownReply: 'Poruke na koju odgovaraš više nema.',
    onlyGroups: 'To je moguće samo u grupi.',
    onlyOrganisers: 'To može samo osoba koja vodi grupu.',
    onlyTeam:
      'Ko je u razgovoru ekipe, određuje sama ekipa: ko uđe u nju ili ode iz nje, mijenja i razgovor.',
    wrongMoment: 'Izaberi vrijeme u narednih 90 dana.',
    sentAlready: 'Ova poruka je već poslana.',
    tooManyScheduled: 'U jednom razgovoru može čekati najviše 20 poruka.',
    tooManyPins: 'Na vrhu razgovora može biti najviše 20 poruka. Otkači neku pa pokušaj ponovo.',
    filesLater: 'Slike, dokumente i glasovne poruke možeš slati kad osoba prihvati razgovor.',
    unknownFile: 'Prilog nije stigao do nas. Dodaj ga ponovo.',
    voiceLong: 'Glasovna poruka može trajati najviše 2 minute.',
    voiceUnreadable: 'Ovaj snimak ne možemo pročitati. Snimi poruku ponovo.',
  },
  console: { person: { conversations: 'Razgovori', messages: 'Napisane poruke' } },
  notifications: {
    topics: { messages: { title: 'Poruke', hint: 'i upiti za poruku' } },
    kinds: {
      message: 'Poruka',
      request: 'Upit za poruku',
      reminder: 'Podsjetnik na razgovor',
    },
    message:
      '{where, select, group {{named, select, yes {u grupi „{title}“:} other {U grupi „{title}“:}} {count, plural, one {# nova poruka} few {# nove poruke} other {# novih poruka}}} other {{count, plural, one {# nova poruka} few {# nove poruke} other {# novih poruka}}}}',
    reminder:
      '{where, select, group {Podsjetnik na razgovor u grupi „{title}“} direct {Podsjetnik na razgovor: {name}} other {Podsjetnik na razgovor}}',
    request:
      '{named, select, yes {želi da ti piše. Odlučuješ ti.} other {Neko želi da ti piše. Odlučuješ ti.}}',
  },
  search: { kinds: { conversations: 'Poruke' } },
} as const
