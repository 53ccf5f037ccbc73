export const messages = {
  errors: {
    inConflict: 'Poznaješ nekoga ko u ovom pozivu traži novac, zato uslove mijenjaju drugi.',
    changeWaits: 'Jedna promjena uslova već čeka drugi potpis.',
    ownChange: 'Drugi potpis daje neko drugi.',
    notBoard: 'Poziv može započeti samo odbor banke.',
    unfinished: 'Poziv još nije gotov. Pogledaj šta je označeno.',
    frozen: 'Poziv je objavljen: pravila možeš samo ublažiti, a rok samo produžiti.',
    notNow: 'To se sada s ovim pozivom ne može uraditi.',
    notLater: 'Novi rok mora biti poslije dosadašnjeg.',
  },
  audit: {
    area: 'Pozivi',
    actions: {
      postpone: 'Pomjereni termini poziva',
      'propose-terms': 'Predložena promjena uslova poziva',
      'change-terms': 'Promijenjeni uslovi poziva',
      publish: 'Poziv objavljen',
      change: 'Objavljene izmjene poziva',
      prolong: 'Rok produžen',
      cancel: 'Poziv otkazan',
    },
    fields: { deadline: 'rok' },
  },
  notifications: {
    kinds: {
      dates: 'Termini poziva',
      terms: 'Promjena uslova čeka potpis',
    },
    postponed: 'Odluka odbora kasni, pa su termini pomjereni. {reason}',
    changed: 'Uslovi poziva su promijenjeni. {reason}',
    terms: 'promjena uslova čeka tvoj potpis.',
    topics: {
      calls: {
        title: 'Pozivi omladinskih banaka',
        hint: 'Kad se otvori poziv koji čekaš, dva dana prije njegovog roka i ako se rok pomjeri.',
      },
    },
    opened: 'Prijave su otvorene do {date} u {time}.',
    prolonged: 'Rok je pomjeren na {date} u {time}. {reason}',
    cancelled: 'Poziv je otkazan. {reason}',
    closes: 'Prijave se zatvaraju {date} u {time}.',
  },
  received: {
    columns: {
      number: 'Broj',
      title: 'Naziv',
      place: 'Općina ili grad',
      state: 'Stanje',
      people: 'Ljudi u ekipi',
      requested: 'Traži, KM',
      contributed: 'Doprinos zajednice, KM',
      awarded: 'Odobreno, KM',
      at: 'Stiglo',
    },
    states: {
      checking: 'u provjeri',
      ballot: 'na glasanju',
      awarded: 'finansirano',
      declined: 'nije finansirano',
    },
  },
  feed: {
    title: 'Pozivi omladinskih banaka',
    description: 'Otvoreni i najavljeni pozivi za projekte mladih.',
    deadline: 'Rok za prijave: {date} u {time}.',
  },
  calendar: {
    deadline: 'Rok za prijave: {title}',
    voteFrom: 'Počinje glasanje: {title}',
    voteUntil: 'Kraj glasanja: {title}',
    resultsAt: 'Rezultati: {title}',
  },
} as const
