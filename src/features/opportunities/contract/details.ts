import * as z from 'zod/mini'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import type { Kind } from './kinds.ts'

const count = (max: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(max)))

const work = {
  hours: z.nullable(z.enum(['full-time', 'part-time', 'shifts', 'flexible'])),
  /** Required years of experience; null for none. */
  experienceYears: count(40),
  /** A driving licence or a permit of the trade, in words. */
  licence: words(120),
}

/** The fields of one kind only. */
export const details = {
  job: z.strictObject(work),
  internship: z.strictObject({ ...work, paid: z.nullable(z.boolean()), months: count(24) }),
  volunteering: z.strictObject({ hoursAWeek: count(60), expensesPaid: z.boolean() }),
  training: z.strictObject({
    /** Null if not stated; 0 if free. */
    price: count(99_999),
    certificate: bilingual(160),
    hours: count(2000),
  }),
  scholarship: z.strictObject({
    level: z.nullable(z.enum(['school', 'bachelor', 'master', 'doctorate', 'any'])),
    months: count(72),
  }),
  competition: z.strictObject({ prize: bilingual(160), team: z.boolean() }),
  event: z.strictObject({ place: bilingual(160), price: count(99_999) }),
  investment: z.strictObject({
    stage: z.nullable(z.enum(['idea', 'prototype', 'first-sales', 'growth'])),
    instrument: z.nullable(z.enum(['equity', 'loan', 'convertible', 'grant'])),
    /** Requested share, in percent. */
    equity: count(100),
  }),
  grant: z.strictObject({ coFinancing: count(100), forWhom: bilingual(160) }),
} as const satisfies Record<Kind, z.ZodMiniType>

export const anyDetails = z.union([
  details.job,
  details.internship,
  details.volunteering,
  details.training,
  details.scholarship,
  details.competition,
  details.event,
  details.investment,
  details.grant,
])

export type DetailsOf<K extends Kind> = z.output<(typeof details)[K]>

const NONE = { bhs: '', en: '' }
const NO_WORK = { hours: null, experienceYears: null, licence: '' }

export const EMPTY_DETAILS: { [K in Kind]: DetailsOf<K> } = {
  job: NO_WORK,
  internship: { ...NO_WORK, paid: null, months: null },
  volunteering: { hoursAWeek: null, expensesPaid: false },
  training: { price: null, certificate: NONE, hours: null },
  scholarship: { level: null, months: null },
  competition: { prize: NONE, team: false },
  event: { place: NONE, price: null },
  investment: { stage: null, instrument: null, equity: null },
  grant: { coFinancing: null, forWhom: NONE },
}

/** Reads stored details, which may be older than their schema; if they no longer fit it, they count as empty. */
export function readDetails<K extends Kind>(kind: K, stored: unknown): DetailsOf<K> {
  const whole = { ...EMPTY_DETAILS[kind], ...(typeof stored === 'object' ? stored : {}) }
  const read = details[kind].safeParse(whole)
  return (read.success ? read.data : EMPTY_DETAILS[kind]) as DetailsOf<K>
}
