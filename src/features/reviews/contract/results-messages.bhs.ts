/** Words of the public results of a call. */
export const messages = {
  of: 'Rezultati poziva „{title}“',
  lead: 'Poslano: {sent, plural, one {# prijava} few {# prijave} other {# prijava}}. Novac: {awarded} od {fund}.',
  funded: 'Dobili su novac',
  nobody: 'Niko nije dobio novac.',
  amount: 'dobija {amount}',
  asked: 'traži {requested}',
  points: 'ocjena {points} od 5',
  unscored: 'bez ocjene',
  others: 'Ostale prijave',
  othersHelp: 'Ne objavljujemo čije su. Svaka ekipa je dobila svoje obrazloženje.',
  other: 'Prijava bez novca',
  how: 'Kako je ocijenjeno',
  howText:
    'Odbor nije vidio imena. Ocjene su ujednačene, tako da ocjene strogih i blagih ocjenjivača vrijede jednako, a svaku dodjelu su potpisale dvije osobe iz odbora.',
  judged: 'ocijenilo {count}',
  vote: 'Kako se glasalo',
  howVote: 'Među odobrenim projektima birali su građani: novac je podijeljen po broju glasova.',
  back: 'Stranica poziva',
} as const
