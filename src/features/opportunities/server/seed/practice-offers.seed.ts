import type { DemoOpportunity } from './demo-opportunity.ts'

const paid = { hours: 'full-time', experienceYears: null, licence: '', paid: true } as const

/** Internships, volunteering and seed money of the demo world. */
export const practiceOffers: readonly DemoOpportunity[] = [
  {
    by: 'una-softver',
    slug: 'praksa-testiranje-softvera',
    kind: 'internship',
    title: [
      'Praksa u testiranju softvera (3 mjeseca, plaćena)',
      'Internship in software testing (3 months, paid)',
    ],
    summary: [
      'Tražiš greške prije nego što ih nađu korisnici.',
      'You find the mistakes before the users do.',
    ],
    body: [
      `Pišeš probne slučajeve, prijavljuješ greške i pratiš jesu li popravljene. Na kraju prakse dobijaš preporuku i, ako se slažemo, posao.`,
      `You write test cases, report bugs and follow whether they are mended. At the end you get a reference and, if we suit each other, a job.`,
    ],
    at: ['bihac'],
    since: 7,
    days: 13,
    pay: [900, 900],
    skills: ['testiranje softvera', 'pažnja prema detaljima', 'rad na računaru', '+Jira', '+engleski jezik'],
    more: { mode: 'hybrid', contract: 'student', firstJob: true, details: { ...paid, months: 3 } },
  },
  {
    by: 'klinika-neretva',
    slug: 'praksa-fizioterapija',
    kind: 'internship',
    title: ['Praksa za studente fizioterapije', 'Placement for physiotherapy students'],
    summary: ['Osam sedmica uz dvoje fizioterapeuta.', 'Eight weeks beside two physiotherapists.'],
    body: [
      `Radiš s ljudima nakon operacije kuka i koljena. Sate upisujemo u studentsku knjižicu.`,
      `You work with people after hip and knee surgery. We enter the hours into your student record.`,
    ],
    at: ['mostar'],
    since: 10,
    days: 18,
    skills: ['fizioterapija', 'anatomija', 'empatija', '+masaža'],
    more: {
      contract: 'student',
      details: { hours: 'part-time', experienceYears: null, licence: '', paid: false, months: 2 },
    },
  },
  {
    by: 'metal-doboj',
    slug: 'pripravnistvo-masinstvo',
    kind: 'internship',
    title: ['Pripravništvo za inženjere i inženjerke mašinstva', 'Traineeship for mechanical engineers'],
    summary: ['Godina dana, od konstrukcije do montaže.', 'One year, from design to assembly.'],
    body: [
      `Svaka tri mjeseca si u drugom odjelu: konstrukcija, priprema, proizvodnja, montaža kod kupca.`,
      `Every three months you are in another department: design, preparation, production, assembly at the customer’s.`,
    ],
    at: ['doboj'],
    since: 3,
    days: 30,
    pay: [1200, 1200],
    skills: ['SolidWorks', 'tehničko crtanje', 'rad u CAD programima', '+njemački jezik'],
    more: { contract: 'apprentice', firstJob: true, vacancies: 2, details: { ...paid, months: 12 } },
  },
  {
    by: 'drvo-krivaja',
    slug: 'ljetna-praksa-dizajn-namjestaja',
    kind: 'internship',
    title: ['Praksa u dizajnu namještaja', 'Internship in furniture design'],
    summary: [
      'Tvoj sto na sajmu u Kelnu, ako ispadne dobar.',
      'Your table at the fair in Cologne, if it turns out well.',
    ],
    body: [
      `Crtaš, praviš prototip s majstorima i predstavljaš ga. Dva najbolja komada ulaze u katalog s tvojim imenom.`,
      `You draw, build a prototype with the craftsmen and present it. The best two pieces go into the catalogue with your name.`,
    ],
    at: ['zavidovici'],
    since: 14,
    days: 36,
    pay: [700, 700],
    skills: ['dizajn namještaja', '3D modeliranje', 'crtanje', '+SketchUp'],
    more: { contract: 'student', details: { ...paid, months: 3 } },
  },
  {
    by: 'omladinski-centar-tuzla',
    slug: 'volonteri-noc-muzike-tuzla',
    kind: 'volunteering',
    title: ['Volonteri i volonterke za Noć muzike', 'Volunteers for the Night of Music'],
    summary: [
      'Tri večeri, dvadeset bendova, jedna bina na Trgu slobode.',
      'Three evenings, twenty bands, one stage on Trg slobode.',
    ],
    body: [
      `Treba nam po petnaestero ljudi za binu, informacije i čistoću. Dobijaš obrok, majicu i potvrdu o satima.`,
      `We need fifteen people each for the stage, information and cleaning. You get a meal, a T-shirt and a certificate of hours.`,
    ],
    at: ['tuzla'],
    since: 2,
    days: 10,
    starts: [17, '17:00', 6],
    skills: ['organizacija događaja', 'timski rad', '+ozvučenje', '+prva pomoć'],
    more: { vacancies: 45, details: { hoursAWeek: 10, expensesPaid: true } },
  },
  {
    by: 'omladinski-centar-tuzla',
    slug: 'instrukcije-za-osnovce',
    kind: 'volunteering',
    title: ['Pomoć osnovcima u učenju', 'Helping primary pupils learn'],
    summary: ['Dva sata sedmično, matematika i jezik.', 'Two hours a week, maths and language.'],
    body: [
      `Radiš s jednim djetetom, uvijek istim, uz podršku pedagogice. Obuka od jednog dana je prije početka.`,
      `You work with one child, always the same one, supported by an educator. A day of training comes before.`,
    ],
    at: ['tuzla', 'lukavac'],
    since: 25,
    days: 40,
    skills: ['davanje instrukcija', 'rad s djecom', 'strpljenje', '+instrukcije iz matematike'],
    more: { mode: 'hybrid', details: { hoursAWeek: 2, expensesPaid: false } },
  },
  {
    by: 'zelena-sana',
    slug: 'cistimo-sanu',
    kind: 'volunteering',
    title: ['Čistimo Sanu: akcija na 12 kilometara obale', 'Cleaning the Sana: 12 kilometres of bank'],
    summary: [
      'Subota uz rijeku, rukavice i vreće su naše.',
      'A Saturday by the river; gloves and bags are ours.',
    ],
    body: [
      `Krećemo u 9 sati s Gradske plaže. Ko ima čamac ili prikolicu, neka javi.`,
      `We start at 9 at the town beach. Whoever has a boat or a trailer, let us know.`,
    ],
    at: ['prijedor', 'novi-grad'],
    since: 4,
    days: 13,
    starts: [14, '09:00', 5],
    skills: ['rad na otvorenom', 'rad u lokalnoj zajednici', '+koordinacija volontera'],
    more: { vacancies: 80, details: { hoursAWeek: 5, expensesPaid: true } },
  },
  {
    by: 'zelena-sana',
    slug: 'snimatelj-snimateljica-dokumentarac-o-rijeci',
    kind: 'volunteering',
    title: ['Snimatelj / snimateljica za film o rijeci', 'Camera operator for a film about a river'],
    summary: ['Četiri vikenda od izvora do ušća.', 'Four weekends from the source to the mouth.'],
    body: [
      `Pravimo petnaestominutni film za škole. Kamera je tvoja ili naša, putne troškove plaćamo.`,
      `We make a fifteen-minute film for schools. The camera is yours or ours; we pay the travel.`,
    ],
    at: ['prijedor'],
    since: 6,
    days: 9,
    skills: ['snimanje videa', 'montaža videa', '+upravljanje dronom'],
    more: { details: { hoursAWeek: 8, expensesPaid: true } },
  },
  {
    by: 'fond-zamah',
    slug: 'ulaganje-u-prve-proizvode',
    kind: 'investment',
    title: ['Ulaganje u prve proizvode', 'Investment in first products'],
    summary: [
      'Od 20.000 do 80.000 KM za timove s prototipom.',
      'From 20,000 to 80,000 KM for teams with a prototype.',
    ],
    body: [
      `## Za koga
Za timove koji imaju prototip i prvog kupca, ili ga imaju na vidiku. Firma može biti registrovana tek nakon odluke.
## Kako
- prijava na dvije stranice i razgovor od pola sata
- odluka u roku od 30 dana, s obrazloženjem`,
      `## For whom
For teams with a prototype and a first customer, or one in sight. The company may be registered after the decision.
## How
- two pages and half an hour of talk
- a decision within 30 days, with reasons`,
    ],
    at: [],
    since: 11,
    days: 33,
    pay: [20_000, 80_000],
    skills: ['predstavljanje poslovne ideje', 'izrada biznis plana', '+finansijska analiza'],
    more: { mode: 'remote', details: { stage: 'prototype', instrument: 'convertible', equity: 8 } },
  },
  {
    by: 'mostar-hub',
    slug: 'zajam-bez-kamate-za-zanate',
    kind: 'investment',
    title: ['Zajam bez kamate za zanate', 'Interest-free loan for crafts'],
    summary: [
      'Do 10.000 KM za alat i mašine, grejs godinu dana.',
      'Up to 10,000 KM for tools and machines, one year of grace.',
    ],
    body: [
      `Za mlade do 35 godina koji otvaraju zanatsku radnju u Hercegovini. Vraćaš za tri godine, a prvu samo radiš.`,
      `For people under 35 who open a craft business in Herzegovina. You repay over three years, and in the first you only work.`,
    ],
    at: ['mostar', 'stolac', 'konjic', 'capljina'],
    since: 16,
    days: 22,
    pay: [3000, 10_000],
    skills: ['registracija firme', 'izrada budžeta'],
    more: { details: { stage: 'idea', instrument: 'loan', equity: 0 } },
  },
  {
    by: 'fond-zamah',
    slug: 'mali-grantovi-za-mlade-inicijative',
    kind: 'grant',
    title: ['Mali grantovi za inicijative mladih', 'Small grants for young people’s initiatives'],
    summary: ['Do 3.000 KM za ono što tvojoj ulici fali.', 'Up to 3,000 KM for what your street is missing.'],
    body: [
      `Igralište, klub, radionica, kino na otvorenom: ono što grupa od najmanje troje mladih može napraviti za šest mjeseci. Udruženje nije potrebno.`,
      `A playground, a club, a workshop, an open-air cinema: whatever a group of at least three young people can make in six months. No association needed.`,
    ],
    at: [],
    since: 9,
    days: 26,
    clock: '23:59',
    pay: [500, 3000],
    skills: ['pisanje projekata', 'budžetiranje projekata', '+rad u lokalnoj zajednici'],
    more: {
      details: {
        coFinancing: 0,
        forWhom: { bhs: 'Neformalne grupe mladih od 15 do 30 godina', en: 'Informal groups aged 15 to 30' },
      },
    },
  },
  {
    by: 'zelena-sana',
    slug: 'zeleni-grantovi-skole',
    kind: 'grant',
    title: ['Zeleni grantovi za škole uz Sanu', 'Green grants for schools along the Sana'],
    summary: [
      'Do 1.500 KM za vrt, kompost ili mjernu stanicu.',
      'Up to 1,500 KM for a garden, compost or a measuring station.',
    ],
    body: [
      `Prijavljuju se učenici s jednom nastavnicom ili nastavnikom. Biramo deset škola.`,
      `Pupils apply together with one teacher. We choose ten schools.`,
    ],
    at: ['prijedor', 'sanski-most', 'kljuc', 'novi-grad'],
    since: 18,
    days: 15,
    pay: [300, 1500],
    skills: ['pisanje projekata', '+vršnjačka edukacija'],
    more: {
      details: {
        coFinancing: 10,
        forWhom: { bhs: 'Osnovne i srednje škole', en: 'Primary and secondary schools' },
      },
    },
  },
  {
    by: 'metal-doboj',
    slug: 'varilac-u-inostranstvu-provjera',
    kind: 'job',
    status: 'in-review',
    title: ['Zavarivač / zavarivačica u Austriji, hitno', 'Welder in Austria, urgent'],
    summary: ['Montaža u Lincu, tri mjeseca.', 'Assembly in Linz, three months.'],
    body: [
      `Smještaj je osiguran. Za obradu papira uplatiti 150 KM prije polaska, javiti se na Viber.`,
      `Lodging is provided. Pay 150 KM for the paperwork before you leave; contact us on Viber.`,
    ],
    at: [],
    days: 12,
    pay: [3500, 3900],
    skills: ['atest za zavarivanje'],
    more: {
      mode: 'abroad',
      contract: 'fixed-term',
      contact: { name: '', email: 'linz.montaza@gmail.com', phone: '' },
    },
  },
]
