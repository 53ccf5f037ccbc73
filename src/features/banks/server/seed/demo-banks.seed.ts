import type { cast } from '#features/account/server/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'

type Words = readonly [bhs: string, en: string]

/** A funded project: title, place, age in days, KM granted, KM from the community, KM spent. */
export type DemoProject = readonly [
  title: Words,
  place: MunicipalityId,
  daysAgo: number,
  granted: number,
  contributed: number,
  spent: number,
]

type DemoDecision = {
  daysAgo: number
  title: Words
  reason: Words
  votes: readonly [forIt: number, against: number, excused: number]
}

/** An invented bank of the demo world. Amounts in KM. */
export type DemoBank = {
  name: string
  organisation: string | null
  municipalities: readonly MunicipalityId[]
  about: Words
  board: readonly (readonly [who: keyof typeof cast, role: Words])[]
  fund: readonly (readonly [source: Words, km: number])[]
  decisions: readonly DemoDecision[]
  projects: readonly DemoProject[]
}

export const demoBanks: Readonly<Record<string, DemoBank>> = {
  zenica: {
    name: 'Omladinska banka Zenica',
    organisation: 'omladinska-banka-zenica',
    municipalities: ['zenica', 'kakanj', 'zepce'],
    about: [
      'Odbor mladih odlučuje kome ide novac za projekte u Zenici, Kaknju i Žepču. Fond pune tri općine, jedna fondacija i jedna pilana.',
      'A board of young people decides who gets money for projects in Zenica, Kakanj and Žepče. Three municipalities, a foundation and a sawmill fill the fund.',
    ],
    board: [
      ['stefan', ['predsjedava', 'chair']],
      ['emina', ['finansije', 'finance']],
      ['tarik', ['pitanja i odgovori', 'questions and answers']],
      ['marija', ['glasanje i brojanje', 'voting and counting']],
    ],
    fund: [
      [['Grad Zenica', 'City of Zenica'], 6000],
      [['Općine Kakanj i Žepče', 'Kakanj and Žepče'], 6000],
      [['Fond Zamah', 'Fond Zamah'], 4000],
      [['Pilana Stijena', 'Stijena sawmill'], 2000],
    ],
    decisions: [
      {
        daysAgo: 4,
        title: [
          'Odobrena dopuna budžeta, Radionica bicikala Tetovo',
          'Budget change approved, Tetovo bike workshop',
        ],
        reason: [
          '120 KM prebačeno je s prevoza na alat jer je prevoz dala komšinica.',
          '120 KM was moved from transport to tools because a neighbour gave the transport.',
        ],
        votes: [3, 0, 1],
      },
      {
        daysAgo: 19,
        title: ['Objavljena pravila za novi poziv', 'Rules of the new call published'],
        reason: [
          'Elektronika ostaje na najviše 30 %. Novo: sat rada vrijedi 10 KM. Poslije objave se pravila ne mijenjaju.',
          'Electronics stay at 30% at most. New: an hour of work counts as 10 KM. Rules do not change once published.',
        ],
        votes: [4, 0, 0],
      },
      {
        daysAgo: 184,
        title: ['Odbijena prijava „Bend na turneji“', 'Application “A band on tour” turned down'],
        reason: [
          'Honorari ekipi čine 60 % budžeta, a nisu dozvoljeni. Ekipa je dobila pismo s razlogom.',
          'Fees to the team are 60% of the budget and are not allowed. The team had a letter with the reason.',
        ],
        votes: [3, 1, 0],
      },
    ],
    projects: [
      [['Radionica bicikala Tetovo', 'Tetovo bike workshop'], 'zenica', 172, 1500, 1620, 1080],
      [
        ['Učionica na otvorenom, Mokušnice', 'An outdoor classroom in Mokušnice'],
        'zenica',
        172,
        1300,
        940,
        585,
      ],
      [['Pozornica za svirke ispod mosta', 'A stage under the bridge'], 'zenica', 172, 1200, 1410, 240],
      [['Ljuljačke u Doboju kod Kaknja', 'Swings in Doboj near Kakanj'], 'kakanj', 398, 900, 760, 900],
      [['Kutije za knjige na šest stanica', 'Book boxes at six bus stops'], 'zenica', 398, 850, 1100, 850],
      [
        ['Staza do vidikovca iznad Želeće', 'A path to the viewpoint above Želeće'],
        'zepce',
        760,
        1000,
        1450,
        1000,
      ],
    ],
  },
  bihac: {
    name: 'Omladinska banka Bihać',
    organisation: 'omladinska-banka-bihac',
    municipalities: ['bihac', 'bosanski-petrovac', 'kljuc', 'bosanska-krupa'],
    about: [
      'Odbor mladih dijeli fond četiri općine uz Unu i Sanu. Dva poziva godišnje, svaki s glasanjem komšiluka.',
      'A board of young people shares the fund of four municipalities along the Una and the Sana. Two calls a year, each with a public vote.',
    ],
    board: [
      ['nermina', ['predsjedava', 'chair']],
      ['damir', ['finansije', 'finance']],
      ['jovana', ['pitanja i odgovori', 'questions and answers']],
    ],
    fund: [
      [['Grad Bihać', 'City of Bihać'], 8000],
      [['Općine Krupa, Petrovac i Ključ', 'Krupa, Petrovac and Ključ'], 3000],
      [['Una Softver', 'Una Softver'], 1000],
    ],
    decisions: [
      {
        daysAgo: 33,
        title: ['Dodijeljen novac za četiri projekta', 'Money given to four projects'],
        reason: [
          'Svi su imali više od 50 glasova, a fond je podijeljen redom dok ga je bilo.',
          'All had more than 50 votes; the fund was shared in their order while it lasted.',
        ],
        votes: [3, 0, 0],
      },
      {
        daysAgo: 47,
        title: [
          'Vraćena na dopunu prijava „Kino u hangaru“',
          'Application “Cinema in the hangar” sent back once',
        ],
        reason: [
          'Falila je saglasnost vlasnika hangara. Ekipa ju je donijela za tri dana.',
          'The consent of the owner of the hangar was missing. The team brought it within three days.',
        ],
        votes: [2, 0, 1],
      },
    ],
    projects: [
      [
        ['Planinarski dom, novi ležajevi', 'New bunks for the mountain hut'],
        'bosanski-petrovac',
        420,
        1300,
        1800,
        1300,
      ],
      [['Mural na zgradi pošte', 'A mural on the post office'], 'bihac', 420, 700, 650, 700],
      [['Koš i golovi, Orašac', 'A hoop and goals in Orašac'], 'bihac', 790, 1100, 1350, 1100],
    ],
  },
  bijeljina: {
    name: 'Omladinska banka Bijeljina',
    organisation: null,
    municipalities: ['bijeljina', 'ugljevik'],
    about: [
      'Najmlađa banka u programu: odbor je izabran ove godine, a prvi poziv čeka ekipe iz Semberije i s Majevice.',
      'The youngest bank of the programme: the board was elected this year, and the first call waits for teams from Semberija and Majevica.',
    ],
    board: [
      ['ivana', ['predsjedava', 'chair']],
      ['haris', ['finansije', 'finance']],
    ],
    fund: [
      [['Grad Bijeljina', 'City of Bijeljina'], 4500],
      [['Općina Ugljevik', 'Municipality of Ugljevik'], 1500],
    ],
    decisions: [
      {
        daysAgo: 61,
        title: ['Izabran odbor', 'Board elected'],
        reason: [
          'Glasalo je 212 ljudi od 16 do 30 godina. Mandat traje dvije godine.',
          '212 people aged 16 to 30 voted. The term is two years.',
        ],
        votes: [212, 0, 0],
      },
    ],
    projects: [],
  },
}
