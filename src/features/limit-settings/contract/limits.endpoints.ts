import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

export const REASON_MAX = 300
const id = z.string().check(z.regex(/^[a-zA-Z]{2,40}$/))

const limit = z.strictObject({
  id,
  /** In the reader's language. */
  title: z.string(),
  hint: z.string(),
  /** In force: so many in a window of so many seconds. */
  times: z.int(),
  seconds: z.int(),
  /** What the product has by itself, and what staff may choose. */
  usual: z.int(),
  least: z.int(),
  most: z.int(),
  /** Of the last 30 days: the highest count of one member or client, and how many windows were over the limit. */
  peak: z.int(),
  exceeded: z.int(),
  /** Null where nobody has changed it; `changedBy` also where the account is gone. */
  changedAt: z.nullable(isoDateTime),
  changedBy: z.nullable(z.string()),
})
export type ListedLimit = z.output<typeof limit>

export const listLimits = endpoint({
  method: 'GET',
  path: '/api/admin/limits',
  summary: 'The limits that can be changed while the product runs, and how near people come to them',
  limit: { times: 60, seconds: 60 },
  response: z.strictObject({ limits: z.array(limit) }),
})

export const updateLimit = endpoint({
  method: 'PUT',
  path: '/api/admin/limits/{id}',
  summary: 'Changes a limit at once and on every instance; null goes back to the usual one',
  limit: { times: 60, seconds: 3600 },
  params: z.strictObject({ id }),
  body: z.strictObject({
    times: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    reason: words(REASON_MAX),
  }),
})
