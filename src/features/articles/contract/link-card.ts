import * as z from 'zod/mini'
import { DOCUMENT_ENDINGS } from '#platform/contract/document-types.ts'
import { CARD_KINDS } from '#platform/contract/rich-text/document.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

/** A thing of this site as it is on the day of reading. */
export const linkCard = z.strictObject({
  kind: z.enum(CARD_KINDS),
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  /** The name of its owner; empty where it is obvious. */
  by: z.string(),
  deadline: z.nullable(isoDateTime),
  isOpen: z.boolean(),
  /** Whether it was there and is no longer; then nothing else is said of it. */
  isGone: z.boolean(),
  /** What is downloaded, and how many bytes it has; of other things nothing. */
  file: z.nullable(z.strictObject({ ending: z.enum(DOCUMENT_ENDINGS), size: z.int() })),
})
export type LinkCard = z.output<typeof linkCard>
