import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { HEADLINE_MAX } from './sections.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** A published profile in a short list, without parts that members may not see. */
export const memberCard = z.strictObject({
  id: uuid,
  /** The address, or the id while there is none. */
  slug: z.string(),
  name: z.string(),
  /** Address of a square picture, or none. */
  photo: z.nullable(z.string()),
  headline: z.nullable(bilingual(HEADLINE_MAX)),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
})
export type MemberCard = z.output<typeof memberCard>
