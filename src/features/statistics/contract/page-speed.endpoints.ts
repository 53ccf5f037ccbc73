import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DEVICES, PAGE_NAMES, PAGE_SPEED_PATH } from './page-names.ts'

/** Ten minutes: whatever took longer was asleep. */
const MOST_MS = 600_000
const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MS)))

const speed = z.strictObject({
  page: z.enum(PAGE_NAMES),
  device: z.enum(DEVICES),
  /** When the largest part of the page was drawn. */
  lcp: milliseconds,
  /** How long the page took to answer a press or a key; none where nobody pressed anything. */
  inp: milliseconds,
  /** How far what was drawn moved on its own. */
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** When the first byte came. */
  ttfb: milliseconds,
})
export type PageSpeed = z.output<typeof speed>

export const createPageSpeed = endpoint({
  method: 'POST',
  path: PAGE_SPEED_PATH,
  limit: { times: 120, seconds: 600 },
  summary: 'Counts how fast a page came in one browser; who it was is neither asked nor kept',
  body: speed,
})
