import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const count = z.int()
const work = z.strictObject({ waiting: count, failed: count, oldest: z.nullable(isoDateTime) })

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/admin/overview/health',
  summary: 'How the installation is: work and mails that wait or failed, storage, database, versions',
  response: z.strictObject({
    tasks: work,
    mails: work,
    /** Bytes of the data folder's disk; null where files are in a bucket. */
    storage: z.nullable(z.strictObject({ free: z.number(), size: z.number() })),
    database: z.strictObject({ size: z.number(), milliseconds: z.number(), version: z.string() }),
    product: z.string(),
    node: z.string(),
    migrations: z.strictObject({ count, last: z.string() }),
  }),
})

export type Health = z.output<NonNullable<typeof getHealth.response>>
