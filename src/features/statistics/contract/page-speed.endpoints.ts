import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DEVICES, PAGE_NAMES, PAGE_SPEED_PATH } from './page-names.ts'

/** Ten minutes: a device that needs longer was asleep. */
const MOST_MS = 600_000
const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MS)))

const speed = z.strictObject({
  page: z.enum(PAGE_NAMES),
  device: z.enum(DEVICES),
  /** Largest contentful paint. */
  lcp: milliseconds,
  /** Interaction to next paint; absent without a press or key. */
  inp: milliseconds,
  /** Cumulative layout shift, without a unit. */
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** Time to first byte. */
  ttfb: milliseconds,
})
export type PageSpeed = z.output<typeof speed>

export const createPageSpeed = endpoint({
  method: 'POST',
  path: PAGE_SPEED_PATH,
  limit: { times: 120, seconds: 600 },
  summary: 'Counts the loading times of one page in one browser, without the person',
  body: speed,
})
