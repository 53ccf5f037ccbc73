import type { Kind } from '#features/opportunities/contract/kinds.ts'

/** Lists with their own address, and the kinds they start with. */
export const LISTS = [
  { path: '/opportunities', kind: null, id: 'all' },
  { path: '/jobs', kind: 'job', id: 'jobs' },
  { path: '/grants', kind: 'grant', id: 'grants' },
  { path: '/investments', kind: 'investment', id: 'investments' },
  { path: '/trainings', kind: 'training', id: 'trainings' },
] as const satisfies readonly { path: string; kind: Kind | null; id: string }[]

export type List = (typeof LISTS)[number]
