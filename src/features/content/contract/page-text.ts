import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { COLORS, HIGHLIGHTS } from '#platform/contract/rich-text/document.ts'
import { ILLUSTRATED } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'

/** Pictures below one text. */
export const PICTURES_MAX = 3

/** A text of a page, as it is sent for publication: one paragraph, and pictures below it. */
export const pageText = richTextSchema(ILLUSTRATED).check(
  z.refine(({ content }) => {
    const rest = content[0]?.type === 'paragraph' ? content.slice(1) : content
    return rest.length <= PICTURES_MAX && rest.every(({ type }) => type === 'figure')
  }),
)

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
const figure = z.strictObject({
  type: z.literal('figure'),
  attrs: z.strictObject({ picture: z.string(), alt: z.string(), caption: z.string() }),
})

/** The same in responses: its letters and links were checked when it was saved, perhaps by wider rules of that time. */
export const textView = z.strictObject({
  type: z.literal('doc'),
  content: z.array(
    z.union([z.strictObject({ type: z.literal('paragraph'), content: z.array(part) }), figure]),
  ),
}) as unknown as z.ZodMiniType<RichText, RichText>
