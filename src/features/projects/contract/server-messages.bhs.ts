import { hoursServerMessages as hours } from './hours/server-messages.bhs.ts'
import { moneyServerMessages as money } from './money/server-messages.bhs.ts'

/** The server's texts about projects. */
export const serverMessages = {
  mails: { area: 'Projekti' },
  errors: {
    finished: 'Projekat je završen i u njega više ne možeš upisivati.',
    idTaken: 'Ovaj upis je već sačuvan pod drugim imenom. Pošalji ga ponovo.',
    notYet: 'Taj dan još nije došao.',
    longAgo: 'Provjeri godinu: taj dan je bio prije projekta.',
    noSuchLine: 'Ove stavke nema u planu. Izaberi drugu.',
    giverNeeded: 'Uz doprinos upiši ko ga je dao. Uz trošak to polje ostavi prazno.',
    tooMany: 'Projekat ima najviše hiljadu upisa.',
    onlyLead: 'Projekat može zatvoriti samo osoba koja vodi ekipu.',
    confirmed: 'Doprinos je potvrđen, pa se više ne može poništiti.',
    linkGone: 'Ovaj link više ne vrijedi. Zamoli ekipu da pošalje novi.',
    ownAddress: 'To je adresa nekoga iz ekipe. Doprinos potvrđuje onaj ko ga je dao.',
    ...money.errors,
    ...hours.errors,
  },
  share: { running: 'Počeo {day}', finished: 'Završen {day}' },
  audit: money.audit,
  notifications: {
    ...money.notifications,
    ...hours.notifications,
    kinds: { money: 'Ugovori i isplate', contributions: 'Potvrde doprinosa' },
    contributions: {
      confirmed: '{giver}: doprinos je potvrđen ({what}). Sada stoji na stranici projekta s imenom.',
      unanswered:
        'Sedam dana niko nije potvrdio doprinos „{what}“ ({giver}). Javi se osobi ili pošalji zahtjev ponovo, možda na drugu adresu.',
    },
    topics: { ...money.notifications.topics, ...hours.notifications.topics },
  },
  profile: hours.profile,
  moderation: { kinds: { project: 'stranica projekta' } },
  dashboard: {
    ...money.dashboard,
    ...hours.dashboard,
    new: {
      title: '„{title}“ je počeo',
      text: 'Novac je dodijeljen. Napišite šta radite i objavite prvi zapis u dnevniku.',
    },
    quiet: {
      title: '„{title}“ čeka zapis',
      text: 'Već dvije sedmice nema ničeg novog u dnevniku. Dovoljne su i dvije rečenice.',
    },
    action: 'Otvori projekat',
  },
  mail: {
    confirm: {
      subject: 'Potvrdi doprinos projektu „{project}“',
      heading: 'Ekipa kaže da je ovo došlo od tebe',
      text: 'Za projekat „{project}“ upisan je doprinos: {what}, vrijedi {amount}. Kao davalac je upisano: {giver}. Potvrdu traži {asker} iz ekipe projekta.',
      public:
        'Kad potvrdiš, na javnoj stranici projekta piše ko je dao i da je potvrđeno. Ako nešto nije tačno, ne potvrđuj i javi ekipi.',
      button: 'Pogledaj i potvrdi',
      life: 'Link vrijedi {days} dana. Ako ne znaš o čemu se radi, samo obriši ovu poruku.',
    },
  },
  search: { kinds: { projects: 'Projekti' } },
} as const
