import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { KINDS } from './kinds.ts'

/** The public facts of an organisation beside its name. */
export const organisationCard = z.strictObject({
  id: uuid,
  slug: z.string(),
  name: z.string(),
  kind: z.enum(KINDS),
  verified: z.boolean(),
  /** Address of a square picture of 256 points, or none. */
  logo: z.nullable(z.string()),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  /** Days within which it promises an answer. */
  replyDays: z.int(),
  /** False when it is suspended or has no people left: it sends and receives nothing new. */
  active: z.boolean(),
})
export type OrganisationCard = z.output<typeof organisationCard>
