/** Live-editable texts of the page that calls teams to apply. */
export const campaignBlocks = {
  'campaign-title': {
    bhs: 'Vas troje i jedna ideja. Dosta za početak.',
    en: 'Three of you and one idea. Enough to begin.',
    max: 80,
  },
  'campaign-lead': {
    bhs: 'Omladinska banka daje 500 do 1.500 KM ekipama mladih koje hoće da poprave nešto u svom mjestu. Ne treba vam ni firma, ni udruženje, ni iskustvo.',
    en: 'A youth bank gives 500 to 1,500 KM to teams of young people who want to fix something where they live. You need no company, no association and no experience.',
    max: 240,
  },
  'campaign-check-title': { bhs: 'Možemo li mi?', en: 'Can we apply?', max: 60 },
  'campaign-check-text': {
    bhs: 'Četiri pitanja. Odgovore ne čuvamo i niko ih ne vidi.',
    en: 'Four questions. We do not keep your answers and nobody sees them.',
    max: 140,
  },
  'campaign-steps-title': { bhs: 'Kako to ide', en: 'How it works', max: 60 },
  'campaign-step-1-title': { bhs: 'Skupi ekipu', en: 'Get a team together', max: 50 },
  'campaign-step-1-text': {
    bhs: 'Koliko vas treba, piše u pozivu. Neka bar jedno voli papire, a bar jedno ljude.',
    en: 'The call says how many you need. At least one should like paperwork, and at least one should like people.',
    max: 180,
  },
  'campaign-step-2-title': { bhs: 'Pitaj ljude oko sebe', en: 'Ask around', max: 50 },
  'campaign-step-2-text': {
    bhs: 'Šta fali, kome i koliko ljudi bi to koristilo? Tri subote brojanja vrijede više od tri stranice teksta.',
    en: 'What is missing, for whom, and how many would use it? Three Saturdays of counting are worth more than three pages of text.',
    max: 180,
  },
  'campaign-step-3-title': { bhs: 'Nađi doprinos', en: 'Find contributions', max: 50 },
  'campaign-step-3-text': {
    bhs: 'Zajednica daje svoj dio: novac, daske, alat ili subotu rada. Sve se broji.',
    en: 'The community gives its part: money, boards, tools or a Saturday of work. All of it counts.',
    max: 180,
  },
  'campaign-step-4-title': { bhs: 'Pošaljite na vrijeme', en: 'Send it in time', max: 50 },
  'campaign-step-4-text': {
    bhs: 'Svako potvrđuje sa svog telefona. Kad svi potvrde, prijavu šalje onaj ko vodi ekipu.',
    en: 'Everyone confirms from their own phone. Once you all have, whoever leads the team sends it.',
    max: 180,
  },
  'campaign-dates-title': { bhs: 'Do kad', en: 'By when', max: 60 },
  'campaign-faq-title': { bhs: 'Šta drugi pitaju', en: 'What others ask', max: 60 },
  'campaign-faq-1-question': {
    bhs: 'Moramo li svi biti iz iste općine?',
    en: 'Do we all have to be from the same municipality?',
    max: 100,
  },
  'campaign-faq-1-answer': {
    bhs: 'Ne. Važno je da se projekat desi u općini koja je u pozivu.',
    en: 'No. What matters is that the project happens in a municipality covered by the call.',
    max: 260,
  },
  'campaign-faq-2-question': { bhs: 'Računa li se posuđen alat?', en: 'Do borrowed tools count?', max: 100 },
  'campaign-faq-2-answer': {
    bhs: 'Da, po cijeni najma, uz potpis onoga ko ga daje.',
    en: 'Yes, at what it would cost to hire them, signed by whoever lends them.',
    max: 260,
  },
  'campaign-faq-3-question': { bhs: 'Možemo li sebi platiti rad?', en: 'Can we pay ourselves?', max: 100 },
  'campaign-faq-3-answer': {
    bhs: 'Ne. Honorari ekipi nisu dozvoljeni, ali se vaš rad upisuje kao doprinos.',
    en: 'No. Fees to the team are not allowed, but your work counts as a contribution.',
    max: 260,
  },
  'campaign-faq-4-question': {
    bhs: 'Šta ako internet pukne u 13:59?',
    en: 'What if the internet fails at 13:59?',
    max: 100,
  },
  'campaign-faq-4-answer': {
    bhs: 'Prijavu koju ste potvrdili prije roka primamo i poslije njega, onoliko minuta koliko piše u pozivu.',
    en: 'An application you confirmed before the deadline can still arrive after it, within the number of minutes given in the call.',
    max: 260,
  },
} as const
