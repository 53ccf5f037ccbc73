import * as z from 'zod/mini'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { textView } from './page-text.ts'

export const blockId = z.string().check(z.maxLength(80), z.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/))
export const revision = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** The field `current` of the refusal `content.newer`. */
export const currentBlock = z.strictObject({
  document: textView,
  revision,
  savedAt: isoDateTime,
  savedBy: z.nullable(z.string()),
})

export type CurrentBlock = z.output<typeof currentBlock>
