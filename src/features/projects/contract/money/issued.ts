import * as z from 'zod/mini'
import { day } from '#features/calls/contract/values.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { paper } from './files.endpoints.ts'

/** `amendment`: an accepted change of the plan after the contract was issued. */
export const ISSUED_KINDS = ['contract', 'amendment'] as const

/** A document issued for signature; it never changes. */
export const issuedPaper = z.strictObject({
  version: z.int(),
  kind: z.enum(ISSUED_KINDS),
  issuedAt: isoDateTime,
  digest: z.string(),
  /** Of an amendment to the current contract; null for a contract. */
  signing: z.nullable(
    z.strictObject({ signedOn: z.nullable(day), signedDigest: z.string(), file: z.nullable(paper) }),
  ),
})
export type IssuedPaper = z.output<typeof issuedPaper>
