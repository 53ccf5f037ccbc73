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
  /** Within how many days it promises an answer. */
  replyDays: z.int(),
  /** False when it was suspended or everybody has left it: nothing new is taken from it or sent to it. */
  active: z.boolean(),
})
export type OrganisationCard = z.output<typeof organisationCard>
