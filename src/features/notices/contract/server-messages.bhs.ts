import { reasons } from './feed-reasons.bhs.ts'

export const messages = {
  mails: { area: 'Uvoz oglasa' },
  errors: {
    nothingRead: 'U ovome nema teksta koji bi se mogao pročitati.',
    tooHard: 'Ovaj tekst ne možemo pročitati: predug je ili se u njemu isto ponavlja. Zalijepi samo oglas.',
    tableRefused:
      'Tabela nije uvezena: {count, plural, one {# ćeliju} few {# ćelije} other {# ćelija}} ne razumijemo. Ispravi ih i pokušaj ponovo.',
    noTitle: 'Upiši naslov.',
    noOrganisation: 'Upiši naziv organizacije.',
    deadlinePassed: 'Rok je već prošao. Upiši rok u budućnosti ili ga ukloni.',
    noNotice: 'Ovo ne izgleda kao oglas. Prvo potvrdi da ipak jeste.',
    alreadyConfirmed: 'Od ovog oglasa je već napravljena prilika.',
    feedKnown: 'Ova adresa je već dodana.',
    feedBusy: 'Ovaj izvor se upravo čita. Sačekaj trenutak.',
    tooManyFeeds: 'Možete imati najviše 20 izvora. Ukloni neki koji vam ne treba.',
    feedForbidden: reasons.forbidden,
    feedUnreachable: reasons.unreachable,
    feedSlow: reasons.slow,
    feedRedirects: reasons.redirects,
    feedRefused: reasons.refused,
    feedGone: reasons.gone,
    feedDown: reasons.down,
    feedType: reasons.type,
    feedLarge: reasons.large,
    feedUnreadable: reasons.unreadable,
  },
  notifications: {
    topics: { feeds: { title: 'Izvori oglasa', hint: 'šta su donijeli i koji se ne čitaju' } },
  },
  feedMail: {
    subject: '{organisation}: {what}',
    fresh:
      '{count, plural, one {# novi oglas čeka potvrdu} few {# nova oglasa čekaju potvrdu} other {# novih oglasa čeka potvrdu}}',
    failing:
      '{count, plural, one {# izvor oglasa se ne čita} few {# izvora oglasa se ne čitaju} other {# izvora oglasa se ne čita}}',
    freshText: 'Stigli su iz tvojih izvora. Niko ih ne vidi dok ih ne pregledaš i potvrdiš.',
    more: '{count, plural, one {i još # oglas} few {i još # oglasa} other {i još # oglasa}}',
    failingText: 'Pokušavamo i dalje, ali sve rjeđe. Provjeri adresu ili ukloni izvor.',
    failure: '{feed}, od {date} {reason}',
    open: 'Pregledaj oglase i izvore',
    why: 'Pišemo ti najviše jednom dnevno jer vodiš organizaciju {organisation}.',
  },
  console: {
    queues: {
      imports: { title: 'Uvezeni oglasi za pregled', hint: 'čekaju da ih neko pročita i potvrdi' },
    },
  },
  audit: {
    area: 'Uvoz oglasa',
    actions: { 'add-feed': 'Dodan izvor oglasa', 'remove-feed': 'Uklonjen izvor oglasa' },
    fields: { address: 'adresa', problem: 'greška' },
  },
} as const
