import type { DemoOpportunity } from './demo-opportunity.ts'

/** More jobs of the demo world. */
export const moreWorkOffers: readonly DemoOpportunity[] = [
  {
    by: 'klinika-neretva',
    slug: 'medicinska-sestra-medicinski-tehnicar-kucna-njega',
    kind: 'job',
    title: ['Medicinska sestra / tehničar u kućnoj njezi', 'Nurse in home care'],
    summary: [
      'Obilaziš ljude koji se oporavljaju kod kuće, autom klinike.',
      'You visit people who recover at home, in the clinic’s car.',
    ],
    body: [
      `## Posao
Šest do osam posjeta dnevno: previjanje, mjerenje, razgovor. Uvijek imaš ljekara na telefonu.
## Tražimo
- srednju medicinsku školu i položen stručni ispit
- vozačku dozvolu B kategorije`,
      `## The job
Six to eight visits a day: dressings, measuring, talking. A doctor is always on the phone.
## What we look for
- a secondary medical school and the professional exam
- a category B driving licence`,
    ],
    at: ['mostar', 'citluk', 'siroki-brijeg'],
    since: 6,
    days: 13,
    pay: [1600, 1850],
    skills: [
      'zdravstvena njega',
      'previjanje rana',
      'komunikacija s pacijentima',
      'stručni ispit',
      'vozačka dozvola B kategorije',
      '+njega starijih osoba',
    ],
    more: { contract: 'permanent', vacancies: 2, languages: ['hr', 'bs'] },
  },
  {
    by: 'metal-doboj',
    slug: 'zavarivac-zavarivacica-mig-mag',
    kind: 'job',
    title: ['Zavarivač / zavarivačica MIG/MAG', 'MIG/MAG welder'],
    summary: [
      'Konstrukcije za izvoz, atest plaćamo mi.',
      'Structures for export; we pay for the certificate.',
    ],
    body: [
      `Zavaruješ čelične konstrukcije za njemačke i austrijske kupce, u hali s odsisavanjem. Prvu godinu radiš s iskusnim kolegom.
- atest obnavljamo o svom trošku
- plata svakog petog u mjesecu`,
      `You weld steel structures for German and Austrian customers, in a hall with extraction. For the first year you work beside an experienced colleague.
- we renew your certificate at our cost
- pay on the fifth of every month`,
    ],
    at: ['doboj', 'modrica', 'teslic'],
    since: 4,
    days: 27,
    pay: [1800, 2400],
    skills: ['atest za zavarivanje', 'čitanje nacrta', 'zaštita na radu', '+upravljanje viljuškarom'],
    more: { contract: 'permanent', vacancies: 4 },
  },
  {
    by: 'metal-doboj',
    slug: 'referent-referentica-nabavke',
    kind: 'job',
    title: ['Referent / referentica nabavke', 'Purchasing clerk'],
    summary: ['Ponude, dobavljači i rokovi za proizvodnju.', 'Quotes, suppliers and dates for production.'],
    body: [
      `Tražiš ponude, porediš cijene i pratiš rokove isporuke. Pola dopisivanja je na njemačkom.`,
      `You ask for quotes, compare prices and follow delivery dates. Half of the letters are in German.`,
    ],
    at: ['doboj'],
    since: 20,
    days: 2,
    pay: [1550, 1750],
    skills: ['nabavka', 'njemački jezik', 'rad u tabelama', 'poslovna korespondencija', '+SAP'],
    more: { contract: 'fixed-term', languages: ['sr', 'de'] },
  },
  {
    by: 'mostar-hub',
    slug: 'koordinator-koordinatorica-programa-za-startupe',
    kind: 'job',
    title: ['Koordinator / koordinatorica programa za startupe', 'Coordinator of the start-up programme'],
    summary: [
      'Vodiš dvanaest timova od ideje do prve prodaje.',
      'You lead twelve teams from the idea to the first sale.',
    ],
    body: [
      `Organizuješ radionice, nalaziš mentore i pišeš izvještaje donatoru. Ugovor traje dvije godine, koliko i projekat.`,
      `You organise workshops, find mentors and write reports to the donor. The contract lasts two years, as does the project.`,
    ],
    at: ['mostar'],
    since: 1,
    days: 21,
    pay: [1900, 2200],
    skills: [
      'koordinacija projekta',
      'preduzetništvo',
      'izvještavanje donatora',
      'organizacija događaja',
      '+EU projekti',
    ],
    more: { mode: 'hybrid', contract: 'fixed-term', languages: ['hr', 'en'] },
  },
  {
    by: 'hotel-vrbas',
    slug: 'sobarica-sobar-popunjeno',
    kind: 'job',
    title: ['Sobarica / sobar', 'Room attendant'],
    summary: ['Prva smjena, pet dana sedmično.', 'Day shift, five days a week.'],
    body: [
      `Pospremaš četrnaest soba po smjeni s još jednom osobom. Radnu odjeću i obrok osiguravamo.`,
      `You make up fourteen rooms a shift together with one other person. Work clothes and a meal are provided.`,
    ],
    at: ['banja-luka'],
    since: 30,
    days: 5,
    pay: [1150, 1150],
    closed: 'filled',
    more: { contract: 'permanent', firstJob: true },
  },
]
