import type { cast } from '#features/account/server/index.ts'
import type { GIVEN_EVIDENCE } from '#features/profiles/contract/evidence.ts'

type Evidence = { kind: (typeof GIVEN_EVIDENCE)[number]; title: { bhs: string; en: string }; amount?: number }

/** A cast member's targets, and the evidence for their skills. */
export type CastTargets = {
  /** Occupations by their key, with the days since they were chosen. */
  targets: readonly (readonly [occupation: string, daysAgo: number])[]
  /** Later skills in their order, with the days since each was there; the others were always there. */
  came: readonly (readonly [skill: string, daysAgo: number])[]
  learning: readonly string[]
  /** Entries of the profile by their bhs title, or confirmations by others. */
  evidence: readonly (readonly [skill: string, proof: string | Evidence])[]
}

export const castTargets: Partial<Record<keyof typeof cast, CastTargets>> = {
  amra: {
    targets: [
      ['data-analyst', 62],
      ['financial-analyst', 70],
      ['bookkeeper', 78],
    ],
    came: [
      ['Pažnja prema detaljima', 58],
      ['Analiza podataka', 44],
      ['Napredni Excel', 33],
      ['SQL', 21],
      ['Fakturisanje', 12],
    ],
    learning: ['Power BI'],
    evidence: [
      ['Excel', 'Vođenje knjiga porodične pekare'],
      [
        'Excel',
        {
          kind: 'mentor',
          title: { bhs: 'Damir Kovačević, softverski inženjer', en: 'Damir Kovačević, software engineer' },
        },
      ],
      ['Knjigovodstvo', 'Vođenje knjiga porodične pekare'],
      ['Knjigovodstvo', 'Računovodstvo i finansije'],
      ['Analiza podataka', 'Koliko košta vožnja do fakulteta'],
      ['Rad s kupcima', { kind: 'hours', title: { bhs: 'Una regata', en: 'Una Regatta' }, amount: 36 }],
    ],
  },
  tarik: {
    targets: [
      ['computer-repairer', 48],
      ['auto-electrician', 60],
    ],
    came: [
      ['Arduino', 30],
      ['Sklapanje računara', 26],
      ['Elektronika', 40],
    ],
    learning: [],
    evidence: [],
  },
  jovana: {
    targets: [['physiotherapist', 66]],
    came: [
      ['Anatomija', 41],
      ['Rehabilitacija', 24],
    ],
    learning: ['Masaža'],
    evidence: [
      ['Njega bolesnika', 'Medicinska sestra'],
      ['Prva pomoć', 'Medicinska sestra'],
      ['Rehabilitacija', 'Fizioterapija'],
    ],
  },
}
