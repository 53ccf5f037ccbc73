import * as z from 'zod/mini'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { CONTRACTS, KINDS, MODES, STATUSES } from './kinds.ts'

/** Both languages as stored; the page shows the reader's, or else the other. */
export const texts = z.strictObject({ bhs: z.string(), en: z.string() })

export const offeringOrganisation = z.strictObject({
  name: z.string(),
  /** Null if it has no page here. */
  slug: z.nullable(z.string()),
  verified: z.boolean(),
  /** Address of a square picture, or none. */
  logo: z.nullable(z.string()),
})
export type OfferingOrganisation = z.output<typeof offeringOrganisation>

/** An opportunity in a list. */
export const card = z.strictObject({
  id: uuid,
  slug: z.string(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  title: texts,
  organisation: offeringOrganisation,
  municipalities: z.array(z.string()),
  mode: z.enum(MODES),
  amountMin: z.nullable(z.number()),
  amountMax: z.nullable(z.number()),
  amountNet: z.boolean(),
  contract: z.nullable(z.enum(CONTRACTS)),
  firstJob: z.boolean(),
  deadline: z.nullable(isoDateTime),
  startsAt: z.nullable(isoDateTime),
  publishedAt: z.nullable(isoDateTime),
  /** Required ones first. */
  skills: z.array(uuid),
})
export type Card = z.output<typeof card>
