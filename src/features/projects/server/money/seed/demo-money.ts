import type { Condition } from '../../../contract/money/instalments.ts'

/** KM, what it waits for, its day counted from today, and where it stands. */
type DemoInstalment = readonly [km: number, condition: Condition, inDays: number, state?: 'released' | 'paid']

export type DemoMoney = {
  team: { represented: string; address: string }
  /** How long ago the contract was issued, and signed if it was. */
  issuedAgo: number
  signedAgo?: number
  isReportAccepted?: true
  reports: readonly (readonly [what: string, inDays: number])[]
  instalments: readonly DemoInstalment[]
  note?: string
}

/** The bank of all of them; the demo world has one that has given money through calls. */
export const DEMO_BANK = {
  name: 'Omladinska banka Bihać',
  address: 'Ulica Bosanska 14, 77000 Bihać',
  represented: 'Nermina Kadić, predsjedava odborom',
}

/** Contracts of the demo world by the titles of their projects, one for each state; what is not here has none yet. */
export const demoMoney: Readonly<Record<string, DemoMoney>> = {
  'Radio mladih Ključ': {
    team: { represented: 'Belma Delić', address: 'Zgon 8, 79280 Ključ' },
    issuedAgo: 31,
    signedAgo: 29,
    reports: [
      ['Izvještaj o prvih pet emisija', 12],
      ['Završni izvještaj', 75],
    ],
    instalments: [
      [540, 'signed', -28, 'paid'],
      [360, 'receipts', 14],
    ],
  },
  'Kino u hangaru': {
    team: { represented: 'Adnan Bašić', address: 'Željava bb, 77000 Bihać' },
    issuedAgo: 30,
    signedAgo: 28,
    reports: [['Završni izvještaj', 60]],
    instalments: [
      [900, 'signed', -27, 'paid'],
      [600, 'report', 64],
    ],
    note: 'Platno i klupe nakon projekta ostaju Aero klubu na čuvanje.',
  },
  'Rasvjeta na igralištu Ripač': {
    team: { represented: 'Senad Hošić', address: 'Ripač 41, 77000 Bihać' },
    issuedAgo: 32,
    signedAgo: 30,
    isReportAccepted: true,
    reports: [['Završni izvještaj', -3]],
    instalments: [
      [720, 'signed', -29, 'paid'],
      [480, 'report', -2, 'paid'],
    ],
  },
  'Čamac za čišćenje Une': {
    team: { represented: 'Mirza Selimović', address: 'Obala 3, 77000 Bihać' },
    issuedAgo: 4,
    reports: [['Završni izvještaj', 120]],
    instalments: [
      [900, 'signed', 7],
      [500, 'report', 125],
    ],
  },
  'Svjetlo na stazi do Ade': {
    team: { represented: 'Lamija Ćehić', address: 'Put do Ade 12, 77240 Bosanska Krupa' },
    issuedAgo: 6,
    signedAgo: 2,
    reports: [['Završni izvještaj', 110]],
    instalments: [
      [800, 'signed', 1, 'released'],
      [530, 'receipts', 50],
    ],
  },
}
