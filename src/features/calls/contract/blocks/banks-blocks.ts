/** Live-editable texts of the page of all youth banks; `max` counts characters of one language. */
export const banksBlocks = {
  'ob-title': { bhs: 'Omladinske banke', en: 'Youth banks', max: 60 },
  'ob-lead': {
    bhs: 'Ekipa mladih predloži šta fali njihovom mjestu, odbor vršnjaka ocijeni, a komšije glasaju. Novac ide projektu i vidi se na šta je otišla svaka marka.',
    en: 'A team of young people proposes what their community needs, a board of their peers scores it, and neighbours vote. The money goes to the project and you can see where every mark is spent.',
    max: 220,
  },
  'ob-calls-title': { bhs: 'Pozivi', en: 'Calls', max: 60 },
  'ob-finder-title': { bhs: 'Ima li banka kod tebe?', en: 'Is there a bank near you?', max: 60 },
  'ob-figures-title': { bhs: 'Šta je dosad urađeno', en: 'What has been done so far', max: 60 },
  'ob-figures-note': {
    bhs: 'Zbir objavljenih odluka. Doprinos se broji kad ga potvrdi onaj ko ga je dao.',
    en: 'The total of published decisions. A contribution counts once the person who gave it has confirmed it.',
    max: 200,
  },
  'ob-steps-title': { bhs: 'Od ideje do klupe u parku', en: 'From an idea to a bench in the park', max: 60 },
  'ob-step-1-title': { bhs: 'Ekipa', en: 'Team', max: 40 },
  'ob-step-1-text': {
    bhs: 'Nekoliko mladih iz istog kraja, bez udruženja i bez firme. Koliko vas i kojih godina, piše u pozivu.',
    en: 'A few young people from the same area, no association and no company. How many and which ages: see the call.',
    max: 160,
  },
  'ob-step-2-title': { bhs: 'Prijava', en: 'Application', max: 40 },
  'ob-step-2-text': {
    bhs: 'Pišete zajedno, i bez interneta. Svako potvrdi sa svog telefona.',
    en: 'You write together, even without internet. Everyone confirms from their own phone.',
    max: 160,
  },
  'ob-step-3-title': { bhs: 'Odbor', en: 'Board', max: 40 },
  'ob-step-3-text': {
    bhs: 'Vršnjaci iz općine ocjenjuju, a imena ne vide. Uz svaku odluku piše razlog.',
    en: 'People your age from the municipality score without seeing names. Every decision comes with reasons.',
    max: 160,
  },
  'ob-step-4-title': { bhs: 'Glasanje', en: 'Vote', max: 40 },
  'ob-step-4-text': {
    bhs: 'Oko sedam dana, jedan telefon je jedan glas. Koliko glasova treba, piše u pozivu.',
    en: 'About seven days; one phone is one vote. How many are needed: see the call.',
    max: 160,
  },
  'ob-step-5-title': { bhs: 'Projekat', en: 'Project', max: 40 },
  'ob-step-5-text': {
    bhs: 'Novac stiže u ratama, a svi vide svaki račun i svaki sat rada.',
    en: 'The money comes in instalments, and everyone can see every bill and every hour of work.',
    max: 160,
  },
  'ob-stories-title': { bhs: 'Ko je već probao', en: 'Who has tried it', max: 60 },
  'ob-story-1-text': {
    bhs: '„Tražili smo 1.200 KM, a selo je dalo bager, pijesak i sedam subota. Teren bi bez toga koštao triput više.“',
    en: '“We asked for 1,200 KM, and the village gave a digger, sand and seven Saturdays. Without that the pitch would have cost three times as much.”',
    max: 260,
  },
  'ob-story-1-author': {
    bhs: 'Luka Marić, Igralište Priluka',
    en: 'Luka Marić, Priluka playground',
    max: 80,
  },
  'ob-story-2-text': {
    bhs: '„Prvi put smo imali 43 glasa i nismo prošli. U pismu je pisalo šta je dobro, pa smo popravili ostalo.“',
    en: '“The first time we had 43 votes and did not get through. The letter said what was good, so we fixed the rest.”',
    max: 260,
  },
  'ob-story-2-author': {
    bhs: 'Jelena Todić, Kino u dvorištu',
    en: 'Jelena Todić, Cinema in the yard',
    max: 80,
  },
  'ob-orange-title': {
    bhs: 'Hoćeš da radiš za sebe?',
    en: 'Would you rather work for yourself?',
    max: 80,
  },
  'ob-orange-text': {
    bhs: 'Narandžasti grantovi daju 500 do 2.000 KM za mali posao koji registruješ u roku od tri mjeseca.',
    en: 'Orange Grants give 500 to 2,000 KM for a small business that you register within three months.',
    max: 200,
  },
} as const
