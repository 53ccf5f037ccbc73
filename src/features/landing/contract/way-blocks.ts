export const wayBlocks = {
  'steps-title': {
    bhs: 'Četiri koraka, od „ne znam šta mogu“ do potpisa',
    en: 'Four steps, from “I don’t know what I can do” to a signature',
    max: 80,
  },
  'step-1-title': { bhs: 'Reci šta već radiš', en: 'Say what you already do', max: 50 },
  'step-1-text': {
    bhs: 'Ubaci CV ili upiši dvije rečenice. Pomaganje u radnji, fudbalski klub i volontiranje se broje.',
    en: 'Drop in a CV or write two sentences. Helping in the shop, the football club and volunteering all count.',
    max: 160,
  },
  'step-2-title': { bhs: 'Vidi svoje vještine', en: 'See your skills', max: 50 },
  'step-2-text': {
    bhs: 'Zamah ih prepozna u tvom tekstu i pokaže riječi iz kojih ih zaključuje. Ti potvrđuješ.',
    en: 'Zamah finds them in your text and shows the words that gave them away. You confirm.',
    max: 160,
  },
  'step-3-title': { bhs: 'Dopuni što fali', en: 'Fill the gaps', max: 50 },
  'step-3-text': {
    bhs: 'Za svaku vještinu koja nedostaje: kurs, osoba koja je zna ili zadatak koji je dokazuje.',
    en: 'For every missing skill: a course, a person who has it, or a task that proves it.',
    max: 160,
  },
  'step-4-title': {
    bhs: 'Pošalji prijavu i znaj kad stiže odgovor',
    en: 'Apply and know when the answer comes',
    max: 50,
  },
  'step-4-text': {
    bhs: 'Svaki poslodavac, banka i mentor ima rok za odgovor. Ko kasni, to se javno vidi.',
    en: 'Every employer, youth bank and mentor has a date to reply by. If they are late, everyone can see it.',
    max: 160,
  },
  'feature-1-title': { bhs: 'Svaka preporuka kaže zašto', en: 'Every recommendation says why', max: 60 },
  'feature-1-text': {
    bhs: 'Nema skrivenog bodovanja. Vidiš šta znaš, šta skoro znaš i šta fali. Ime, spol i godine nikad ne ulaze u poredak.',
    en: 'No hidden scores. You see what you know, what you nearly know and what is missing. Name, gender and age never enter the ranking.',
    max: 200,
  },
  'feature-2-title': { bhs: 'Radi i bez interneta', en: 'Works offline too', max: 60 },
  'feature-2-text': {
    bhs: 'Prijava za grant se čuva na telefonu dok pišeš. Poslana prije roka vrijedi i kad internet zapne.',
    en: 'A grant application is kept on your phone while you write. Sent before the deadline, it counts even if the line drops.',
    max: 160,
  },
  'feature-2-note': { bhs: 'Sačuvano na uređaju u 13:52', en: 'Saved on this device at 13:52', max: 50 },
  'feature-3-title': { bhs: 'Odgovor ima rok', en: 'Replies have a deadline', max: 60 },
  'feature-3-text': {
    bhs: 'Uz svaki oglas stoji datum do kojeg ti odgovaraju i koliko su ga puta do sada ispoštovali.',
    en: 'Every listing shows the date by which they answer you, and how often they have kept it so far.',
    max: 160,
  },
  'feature-3-note': { bhs: '9 od 10 na vrijeme', en: '9 out of 10 on time', max: 50 },
  'feature-4-title': { bhs: 'Zna se kuda ide novac', en: 'See where money goes', max: 60 },
  'feature-4-text': {
    bhs: 'Rezultati poziva, razlozi odbijanja, rate i izvještaji su javni, do zadnje marke.',
    en: 'Results, reasons for refusal, instalments and reports are public, down to the last mark.',
    max: 160,
  },
} as const
