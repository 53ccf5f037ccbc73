import * as z from 'zod/mini'
import { LINK, PARTS_MAX } from './plain-text.ts'

/** Most letters of one text. */
export const TEXT_MAX = 20_000

/** Line breaks are parts of their own; what a page cannot hold or what turns its direction is refused. */
const LETTERS = /^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]+$/u
const mark = z.union([
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().check(z.maxLength(600), z.regex(LINK)) }),
  }),
])

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX), z.regex(LETTERS)),
  marks: z.optional(z.array(mark).check(z.maxLength(3))),
})

const inline = z
  .array(z.union([text, z.strictObject({ type: z.literal('hardBreak') })]))
  .check(z.maxLength(PARTS_MAX))

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.optional(inline) })
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: z.optional(inline),
})
const paragraphs = z.array(paragraph).check(z.minLength(1), z.maxLength(20))
const items = z
  .array(z.strictObject({ type: z.literal('listItem'), content: paragraphs }))
  .check(z.minLength(1), z.maxLength(100))
const bulletList = z.strictObject({ type: z.literal('bulletList'), content: items })
const orderedList = z.strictObject({ type: z.literal('orderedList'), content: items })
const blockquote = z.strictObject({ type: z.literal('blockquote'), content: paragraphs })

/** A text as a small document, in the shape that the editor uses: no HTML, lists without lists in them. */
export const richText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([paragraph, heading, bulletList, orderedList, blockquote]))
    .check(z.maxLength(PARTS_MAX)),
})

export type RichText = z.output<typeof richText>
export type Block = RichText['content'][number]
export type Inline = z.output<typeof inline>
export type Mark = z.output<typeof mark>
