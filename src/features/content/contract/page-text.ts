import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { COLORS, HIGHLIGHTS } from '#platform/contract/rich-text/document.ts'
import { LINE } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'

/** A text of a page, as it is sent for publication. */
export const pageText = richTextSchema(LINE)

const mark = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string() }) }),
  z.strictObject({ type: z.literal('color'), attrs: z.strictObject({ color: z.enum(COLORS) }) }),
  z.strictObject({ type: z.literal('highlight'), attrs: z.strictObject({ color: z.enum(HIGHLIGHTS) }) }),
])
const part = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string(), marks: z.optional(z.array(mark)) }),
  z.strictObject({ type: z.literal('hardBreak') }),
])

/** The same in responses: its letters and links were checked when it was saved, perhaps by wider rules of that time. */
export const textView = z.strictObject({
  type: z.literal('doc'),
  content: z.array(z.strictObject({ type: z.literal('paragraph'), content: z.array(part) })),
}) as unknown as z.ZodMiniType<RichText, RichText>
