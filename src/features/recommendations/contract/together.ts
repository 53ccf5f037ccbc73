import * as z from 'zod/mini'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { texts } from '#features/opportunities/contract/card.ts'

/** What two members share, as far as members may see it. */
export const together = z.strictObject({
  /** A project of both. */
  project: z.nullable(z.string()),
  /** A school or university of both. */
  school: z.nullable(z.string()),
  /** Skills that both have; a few with names. */
  shared: z.nullable(z.strictObject({ count: z.int().check(z.minimum(1)), names: z.array(texts) })),
  interest: z.nullable(z.enum(INTERESTS)),
  /** Kilometres between their municipalities, if few. */
  km: z.nullable(z.int()),
})
export type Together = z.output<typeof together>
