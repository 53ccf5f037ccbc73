/** Texts of the public results of a call. */
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
  why: '{isOutscored, select, yes {Zašto neko s više bodova nije dobio novac} other {Zašto neko nije dobio novac}}',
  whyBoard:
    'Bodovi daju redoslijed, a odluku donosi odbor s obrazloženjem. Zato i prijava s više bodova može ostati bez novca.',
  whyVote:
    'Bodovi odbora samo otvaraju vrata glasanja. Novac se dijeli po broju glasova, dok ga u fondu ima; bodovi odlučuju samo kad dvije prijave imaju isto glasova.',
  without: {
    refused: 'Odbor nije odobrio: {count}.',
    undecided: 'Odbor nije donio odluku: {count}.',
    fewVotes:
      'Odobreno, ali bez dovoljno glasova (treba {votes, plural, one {# glas} few {# glasa} other {# glasova}}): {count}.',
    fundSpent:
      'Odobreno, ali je fond podijeljen prije nego što su došle na red: {count}. U fondu je ostalo {left}, manje nego što traži sljedeća.',
  },
  how: 'Kako je ocijenjeno',
  howText:
    '{isBlind, select, yes {Odbor nije vidio imena. } other {}}Razlika između strogih i blagih ocjena je izravnata, a svaku dodjelu su potpisale dvije osobe iz odbora.',
  judged: 'ocijenilo {count}',
  vote: 'Kako se glasalo',
  howVote: 'Među odobrenim projektima birali su građani: novac je podijeljen po broju glasova.',
  back: 'Stranica poziva',
} as const
