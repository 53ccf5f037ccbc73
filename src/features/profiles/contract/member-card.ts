import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { HEADLINE_MAX } from './sections.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** A published profile in a short list; what is not for members is not there. */
export const memberCard = z.strictObject({
  id: uuid,
  /** Address, or the id where there is none yet. */
  slug: z.string(),
  name: z.string(),
  /** Address of a square picture, or none. */
  photo: z.nullable(z.string()),
  headline: z.nullable(bilingual(HEADLINE_MAX)),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
})
export type MemberCard = z.output<typeof memberCard>
