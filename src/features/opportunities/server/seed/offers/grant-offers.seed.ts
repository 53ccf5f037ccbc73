import type { DemoOpportunity } from '../demo-opportunity.ts'

const both = (bhs: string, en: string) => ({ bhs, en })

/** More grants and investments. */
export const grantOffers: readonly DemoOpportunity[] = [
  {
    by: 'omladinska-banka-bihac',
    kind: 'grant',
    title: ['Mali grantovi za ulicu u kojoj živiš', 'Small grants for the street you live in'],
    summary: [
      'Do 1.500 KM za neformalne grupe mladih.',
      'Up to 1,500 KM for informal groups of young people.',
    ],
    body: [
      'Klupa, mural, rasvjeta na igralištu. Prijava je jedna strana, odluku donose mladi, novac stiže za dvije sedmice.',
      'A bench, a mural, lights on a playground. One page to apply; young people decide, and the money arrives within two weeks.',
    ],
    at: ['bihac', 'bosanski-petrovac', 'kljuc'],
    since: 3,
    days: 27,
    pay: [300, 1500],
    skills: ['rad u lokalnoj zajednici', '+pisanje projekata'],
    more: {
      vacancies: 12,
      details: {
        coFinancing: 0,
        forWhom: both('Grupe od najmanje troje mladih', 'Groups of at least three young people'),
      },
    },
  },
  {
    by: 'omladinska-banka-zenica',
    kind: 'grant',
    title: ['Oprema za školske sekcije', 'Equipment for school clubs'],
    summary: [
      'Do 2.000 KM za robote, instrumente ili lopte.',
      'Up to 2,000 KM for robots, instruments or balls.',
    ],
    body: [
      'Prijavu pišu učenici, a nastavnik ili nastavnica je samo potpisuje. Traži se ponuda, ne račun.',
      'Pupils write the application and a teacher only signs it. A quote is enough; no invoice is needed.',
    ],
    at: ['zenica', 'zepce', 'usora'],
    since: 8,
    days: 16,
    pay: [500, 2000],
    more: {
      vacancies: 9,
      details: { coFinancing: 10, forWhom: both('Osnovne i srednje škole', 'Primary and secondary schools') },
    },
  },
  {
    by: 'fond-zamah',
    kind: 'grant',
    title: ['Grant za povratnike na selo', 'Grant for those who move back to a village'],
    summary: [
      'Do 15.000 KM za mlade koji pokreću posao na selu.',
      'Up to 15,000 KM for young people starting up in a village.',
    ],
    body: [
      'Mašina, plastenik, radionica, soba za goste. Biraju se ideje koje zapošljavaju još nekoga osim tebe.',
      'A machine, a greenhouse, a workshop, a room for guests. We choose ideas that give work to somebody besides you.',
    ],
    at: [],
    since: 10,
    days: 45,
    clock: '16:00',
    pay: [5000, 15000],
    skills: ['izrada biznis plana', 'preduzetništvo'],
    more: {
      vacancies: 15,
      details: { coFinancing: 20, forWhom: both('Mladi od 18 do 35 godina', 'People between 18 and 35') },
    },
  },
  {
    by: 'romanija-aktiv',
    kind: 'grant',
    title: ['Sitni grantovi za žene na planini', 'Little grants for women in the mountains'],
    summary: ['Sušare, šivaće mašine i prvi sajam.', 'Dryers, sewing machines and a first fair.'],
    body: [
      'Do 3.000 KM i šest mjeseci podrške knjigovotkinje. Ne moraš imati firmu, pomoći ćemo ako je želiš.',
      'Up to 3,000 KM and six months of a bookkeeper’s support. You need not have a company; we help if you want one.',
    ],
    at: ['sokolac', 'han-pijesak', 'pale', 'sekovici'],
    since: 1,
    days: 34,
    pay: [800, 3000],
    more: {
      vacancies: 10,
      onlyFor: 'female',
      details: { coFinancing: 0, forWhom: both('Žene iz šest općina', 'Women from six municipalities') },
    },
  },
  {
    by: 'fondacija-stecak',
    kind: 'grant',
    title: ['Podrška lokalnim vodičima i vodičicama', 'Support for local guides'],
    summary: [
      'Licenca, oprema i web stranica za deset osoba.',
      'A licence, equipment and a website for ten people.',
    ],
    body: [
      'Za ljude koji već vode goste, a nemaju papire. Ispit polažeš u Mostaru, pripremu plaćamo mi.',
      'For people who already guide visitors but have no papers. The exam is in Mostar; we pay for the preparation.',
    ],
    at: ['stolac', 'ljubuski', 'ravno', 'capljina'],
    since: 13,
    days: 21,
    pay: [1000, 2500],
    skills: ['vođenje turista', 'licenca turističkog vodiča'],
    more: {
      vacancies: 10,
      details: { coFinancing: 0, forWhom: both('Vodiči iz Hercegovine', 'Guides from Herzegovina') },
    },
  },
  {
    by: 'mostar-hub',
    kind: 'investment',
    title: ['Prvo ulaganje za timove iz Hercegovine', 'First investment for teams from Herzegovina'],
    summary: ['Do 40.000 KM za udio do 8 posto.', 'Up to 40,000 KM for a share of up to 8 per cent.'],
    body: [
      'Tražimo timove s prvih deset kupaca. Odluka stiže za mjesec dana i objašnjena je i kad je odbijenica.',
      'We look for teams with their first ten customers. The decision comes within a month and is explained when it is a no.',
    ],
    at: ['mostar', 'citluk', 'ljubuski'],
    since: 5,
    days: 43,
    pay: [10000, 40000],
    skills: ['predstavljanje poslovne ideje', 'poslovni model'],
    more: { details: { stage: 'first-sales', instrument: 'convertible', equity: 8 } },
  },
  {
    by: 'fond-zamah',
    kind: 'investment',
    title: ['Povoljna pozajmica za zanatske radnje', 'A cheap loan for craft workshops'],
    summary: [
      'Do 25.000 KM bez kamate, grejs od godinu dana.',
      'Up to 25,000 KM without interest, a year of grace.',
    ],
    body: [
      'Za mašine i uređenje prostora. Umjesto žiranta tražimo majstora ili majstoricu koji te poznaju.',
      'For machines and premises. Instead of a guarantor we ask for a master of the trade who knows you.',
    ],
    at: [],
    since: 17,
    days: 58,
    pay: [5000, 25000],
    skills: ['izrada biznis plana', '+registracija firme'],
    more: { details: { stage: 'growth', instrument: 'loan', equity: null } },
  },
  {
    by: 'omladinska-banka-bihac',
    kind: 'investment',
    title: ['Novac za ideju: od skice do prototipa', 'Money for an idea: from sketch to prototype'],
    summary: [
      'Pet ideja po 3.000 KM, radionica i tri mentora.',
      'Five ideas at 3,000 KM each, a workshop and three mentors.',
    ],
    body: [
      'Nije potreban biznis plan, nego nešto što se može nacrtati. Ako ne uspije, dovoljno je da napišeš šta je naučeno.',
      'You need no business plan, only something that can be drawn. If it fails, it is enough to write down what was learnt.',
    ],
    at: ['bihac', 'sanski-most'],
    since: 9,
    days: 14,
    pay: [3000, 3000],
    skills: ['izrada prototipa', '+preduzetništvo'],
    more: { details: { stage: 'idea', instrument: 'grant', equity: null } },
  },
]
