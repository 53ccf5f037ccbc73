import * as z from 'zod/mini'
import { isoDateTime } from '#platform/contract/schemas.ts'

/** `amendment`: a change of the plan that the bank has accepted after the contract was issued. */
export const ISSUED_KINDS = ['contract', 'amendment'] as const

/** What was issued to be signed; it never changes. */
export const issuedPaper = z.strictObject({
  version: z.int(),
  kind: z.enum(ISSUED_KINDS),
  issuedAt: isoDateTime,
  digest: z.string(),
})
export type IssuedPaper = z.output<typeof issuedPaper>
