import { moneyServerMessages as money } from './money/server-messages.bhs.ts'

/** Texts that the server says about projects. */
export const serverMessages = {
  errors: {
    finished: 'Projekat je završen, u njega se više ne upisuje.',
    idTaken: 'Ovaj upis je već sačuvan pod drugim imenom. Pošalji ga ponovo.',
    notYet: 'Taj dan još nije došao.',
    noSuchLine: 'Te stavke nema u planu. Izaberi drugu.',
    giverNeeded: 'Uz doprinos napiši ko ga je dao, uz ostalo ne.',
    tooMany: 'Projekat ima najviše hiljadu upisa.',
    onlyLead: 'Projekat zatvara osoba koja vodi ekipu.',
    confirmed: 'Osoba koja je dala doprinos ga je potvrdila, pa ostaje.',
    linkGone: 'Ovaj link više ne važi. Zamoli ekipu da pošalje novi.',
    ownAddress: 'To je adresa nekoga iz ekipe. Doprinos potvrđuje onaj ko ga je dao.',
    ...money.errors,
  },
  audit: money.audit,
  notifications: money.notifications,
  moderation: { kinds: { project: 'strana projekta' } },
  dashboard: {
    ...money.dashboard,
    new: {
      title: '„{title}“ je počeo',
      text: 'Novac je dodijeljen. Napišite šta radite i objavite prvi zapis u dnevnik.',
    },
    quiet: {
      title: '„{title}“ čeka zapis',
      text: 'Dvije sedmice nema ničeg novog u dnevniku. Dvije rečenice su dovoljne.',
    },
    action: 'Otvori projekat',
  },
  mail: {
    confirm: {
      subject: 'Potvrdi doprinos projektu „{project}“',
      heading: 'Ekipa kaže da je ovo došlo od tebe',
      text: 'Za projekat „{project}“ upisan je doprinos: {what}, vrijedi {amount}. Uz njega stoji ime: {giver}. Potvrdu traži {asker}, iz ekipe projekta.',
      public:
        'Kad potvrdiš, na javnoj strani projekta piše ko je dao i da je potvrđeno. Ako nešto ne štima, ne potvrđuj i javi ekipi.',
      button: 'Pogledaj i potvrdi',
      life: 'Link važi {days} dana. Ako ne znaš o čemu se radi, samo obriši ovu poruku.',
    },
  },
} as const
