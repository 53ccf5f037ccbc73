export const offerBlocks = {
  'banks-title': {
    bhs: 'Imate ideju za svoj kraj? Ima i novca za nju',
    en: 'An idea for your town? There is money for it',
    max: 60,
  },
  'banks-text': {
    bhs: 'Omladinske banke daju novac općina ekipama mladih. O projektima ne odlučuje veza, nego odbor vaših vršnjaka i javno glasanje.',
    en: 'Youth banks give their municipality’s money to teams of young people. A board of your peers and a public vote decide, not connections.',
    max: 220,
    pictures: true,
  },
  'banks-point-1': { bhs: 'Skupi ekipu od 3 do 7 ljudi', en: 'Gather a team of 3 to 7', max: 60 },
  'banks-point-1-text': {
    bhs: 'Prijavljuje se ekipa, ne firma ni udruženje. Svako potvrdi sa svog telefona.',
    en: 'Teams apply, not firms or associations. Everyone confirms from their own phone.',
    max: 120,
  },
  'banks-point-2': { bhs: 'Zajedno popunite jednu prijavu', en: 'Fill in one canvas, together', max: 60 },
  'banks-point-2-text': {
    bhs: 'Pravila poziva provjeravaju se dok pišete, pa nema odbijanja zbog sitnice.',
    en: 'The rules of the call are checked while you write, so no one is refused over a detail.',
    max: 120,
  },
  'banks-point-3': { bhs: 'Odbor ocijeni, ljudi glasaju', en: 'The board scores, people vote', max: 60 },
  'banks-point-3-text': {
    bhs: 'Rezultati i razlozi su javni, i za one koji prođu i za one koji ne prođu.',
    en: 'Results and reasons are public, for those who pass and those who do not.',
    max: 120,
  },
  'banks-link': { bhs: 'Upoznaj omladinske banke', en: 'Meet the youth banks', max: 40, noLinks: true },
  'pricing-price': { bhs: '0', en: '0', max: 6 },
  'pricing-currency': { bhs: '€', en: '€', max: 3 },
  'pricing-title': { bhs: 'Besplatno zauvijek', en: 'Free forever', max: 40 },
  'pricing-item-1': {
    bhs: 'Profil, CV u tri izgleda i analiza vještina',
    en: 'Profile, CV in three designs and skill analysis',
    max: 80,
  },
  'pricing-item-2': {
    bhs: 'Neograničene prijave, grantovi i mentorstva',
    en: 'Unlimited applications, grants and mentoring',
    max: 80,
  },
  'pricing-item-3': {
    bhs: 'Bez kartice, bez probnog perioda, bez prodaje podataka',
    en: 'No card, no trial period, no selling of data',
    max: 80,
  },
  'pricing-cta': { bhs: 'Napravi račun', en: 'Open an account', max: 30, noLinks: true },
  'cta-main-title': { bhs: 'Sad si ti\nna redu.', en: 'The last stone\nis you.', max: 50 },
  'cta-main-text': {
    bhs: 'Treba ti oko četiri minute i telefon. CV možeš dodati kasnije.',
    en: 'You need about four minutes and a phone. You can add your CV later.',
    max: 140,
  },
  'cta-main-button': { bhs: 'Kreni besplatno', en: 'Start free', max: 30, noLinks: true },
} as const
