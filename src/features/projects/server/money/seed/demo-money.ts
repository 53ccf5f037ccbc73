import type { Condition } from '../../../contract/money/instalments.ts'

/** KM, condition, due date in days from now, and state. */
type DemoInstalment = readonly [km: number, condition: Condition, inDays: number, state?: 'released' | 'paid']

export type DemoMoney = {
  /** The lead represents the team. */
  address: string
  /** Days since the contract was issued, and since it was signed. */
  issuedAgo: number
  signedAgo?: number
  isReportAccepted?: true
  /** The bank's reason for returning the final report. */
  reportReturned?: string
  reports: readonly (readonly [what: string, inDays: number])[]
  instalments: readonly DemoInstalment[]
  note?: string
  /** The team has uploaded its signed contract. */
  isHandedIn?: true
  /** Receipts of expenses, by the thing bought. */
  receipts?: Readonly<Record<string, DemoReceipt>>
  changes?: readonly DemoChange[]
  /** The age of the first report in days, and its text. */
  handedIn?: readonly [daysAgo: number, text: string]
}

/** A photo of a till receipt, or the page of a shop. */
export type DemoReceipt = { file: string; as: 'photo' | 'page'; shop: string; number: string }

/** A budget change: the positions of its items, KM, age in days, and the bank's answer, if any. */
export type DemoChange = {
  from: number
  to: number
  km: number
  daysAgo: number
  reason: string
  decided?: { accepted: boolean; answer: string }
}

/** The address of their bank: the demo world has one bank that has awarded money through calls. */
export const DEMO_ADDRESS = 'Ulica Bosanska 14, 77000 Bihać'

/** Contracts of the demo world by the titles of their projects, one for each state; others have none yet. */
export const demoMoney: Readonly<Record<string, DemoMoney>> = {
  'Radio mladih Ključ': {
    address: 'Zgon 8, 79280 Ključ',
    issuedAgo: 31,
    signedAgo: 29,
    reports: [
      ['Izvještaj o opremanju sobe', -12],
      ['Izvještaj o prvih pet emisija', 12],
      ['Završni izvještaj', 75],
    ],
    instalments: [
      [400, 'signed', -28, 'paid'],
      [300, 'receipts', 14],
      [200, 'report', 80],
    ],
    handedIn: [
      13,
      'Soba u biblioteci je spremna: zidovi su u pjeni, mikrofoni i polovna mikseta rade, a ključ je kod dežurne nastavnice. Ostao je problem ventilatora, koji se čuje na snimku.',
    ],
    isHandedIn: true,
    receipts: {
      'Dva mikrofona sa stalcima': {
        file: 'racun-mikrofoni.pdf',
        as: 'page',
        shop: 'Muzička prodavnica Akord, Bihać',
        number: '1184/26',
      },
      'Kablovi i pjena za zidove': {
        file: 'kablovi-i-pjena.webp',
        as: 'photo',
        shop: 'Gradnja Sana',
        number: '00731',
      },
      'Mikseta, polovna': {
        file: 'racun-mikseta.pdf',
        as: 'page',
        shop: 'Servis Decibel, Bihać',
        number: '92/26',
      },
    },
    changes: [
      {
        from: 1,
        to: 0,
        km: 40,
        daysAgo: 15,
        reason: 'Obuku nam škola daje jeftinije, a nova mikseta je preskupa pa tražimo bolju polovnu.',
        decided: { accepted: true, answer: 'U redu. Sačuvajte garanciju servisa uz račun.' },
      },
      {
        from: 1,
        to: 0,
        km: 35,
        daysAgo: 1,
        reason:
          'Ventilator u sobi se čuje na snimku. Za taj novac bismo kupili još pjene i zaptivku za vrata.',
      },
    ],
  },
  'Kino u hangaru': {
    address: 'Željava bb, 77000 Bihać',
    issuedAgo: 30,
    signedAgo: 28,
    reports: [['Završni izvještaj', 60]],
    instalments: [
      [700, 'signed', -27, 'paid'],
      [500, 'receipts', 5, 'released'],
      [300, 'report', 64],
    ],
    note: 'Platno i klupe nakon projekta ostaju Aero klubu na čuvanje.',
    isHandedIn: true,
    receipts: {
      'Drvo za ram platna': { file: 'drvo.webp', as: 'photo', shop: 'Pilana Željava', number: '2207' },
      'Platno, 24 kvadrata': {
        file: 'platno-racun.pdf',
        as: 'page',
        shop: 'Tekstil Grmeč, Bosanski Petrovac',
        number: '318/26',
      },
      'Projektor, najam za prve dvije večeri': {
        file: 'najam-projektora.pdf',
        as: 'page',
        shop: 'Rental Una, Bihać',
        number: '57/26',
      },
    },
    changes: [
      {
        from: 2,
        to: 1,
        km: 120,
        daysAgo: 10,
        reason: 'Prava za dva filma dobili smo besplatno, a projektor je skuplji od plana.',
        decided: {
          accepted: false,
          answer: 'Prava za preostala četiri filma još nisu riješena. Javite se kad budu.',
        },
      },
    ],
  },
  'Rasvjeta na igralištu Ripač': {
    address: 'Ripač 41, 77000 Bihać',
    issuedAgo: 32,
    signedAgo: 30,
    isReportAccepted: true,
    reports: [['Završni izvještaj', -3]],
    instalments: [
      [720, 'signed', -29, 'paid'],
      [480, 'report', -2, 'paid'],
    ],
    isHandedIn: true,
    receipts: {
      'Četiri reflektora': {
        file: 'reflektori.pdf',
        as: 'page',
        shop: 'Elektro Krajina, Bihać',
        number: '4410/26',
      },
      'Kabl, osigurači i prekidač sa satom': {
        file: 'kabl-i-osiguraci.webp',
        as: 'photo',
        shop: 'Elektro Krajina',
        number: '004471',
      },
    },
  },
  'Biblioteka u starom kombiju': {
    address: 'Bosanska 2, 77000 Bihać',
    issuedAgo: 33,
    signedAgo: 31,
    reports: [['Završni izvještaj', 6]],
    instalments: [
      [700, 'signed', -30, 'paid'],
      [300, 'report', 10],
    ],
    isHandedIn: true,
    receipts: {
      'Letve i ploče za police': { file: 'police.webp', as: 'photo', shop: 'Pilana Ripač', number: '1190' },
      'Gorivo za deset subota': {
        file: 'gorivo.pdf',
        as: 'page',
        shop: 'Benzinska pumpa Una, Bihać',
        number: '2231/26',
      },
      'Farba i naljepnice s redom vožnje': {
        file: 'farba.pdf',
        as: 'page',
        shop: 'Štamparija Grmeč',
        number: '604/26',
      },
    },
  },
  'Ljuljaške kod doma u Kamenici': {
    address: 'Kamenica bb, 77000 Bihać',
    issuedAgo: 32,
    signedAgo: 30,
    reports: [['Završni izvještaj', 4]],
    reportReturned:
      'Igralište izgleda odlično. U izvještaju nedostaje ko ga pregleda i koliko često, a račun za beton je nečitak. Dopunite to dvoje pa ga predajte ponovo.',
    instalments: [
      [650, 'signed', -29, 'paid'],
      [300, 'report', 8],
    ],
    isHandedIn: true,
    receipts: {
      'Ljuljaške i penjalica s dostavom': {
        file: 'ljuljaske.pdf',
        as: 'page',
        shop: 'Oprema za igrališta Krajina',
        number: '88/26',
      },
    },
  },
  'Čamac za čišćenje Une': {
    address: 'Obala 3, 77000 Bihać',
    issuedAgo: 4,
    reports: [['Završni izvještaj', 120]],
    instalments: [
      [900, 'signed', 7],
      [500, 'report', 125],
    ],
  },
  'Svjetlo na stazi do Ade': {
    address: 'Put do Ade 12, 77240 Bosanska Krupa',
    issuedAgo: 6,
    signedAgo: 2,
    isHandedIn: true,
    reports: [['Završni izvještaj', 110]],
    instalments: [
      [800, 'signed', 1, 'released'],
      [530, 'receipts', 50],
    ],
  },
}
