import * as z from 'zod/mini'
import { COLORS, HIGHLIGHTS, LINK } from './rich-text.ts'

/** Line breaks are the only control characters; half a character is none. */
const TEXT = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\ud800-\udfff]+$/u

const run = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(10_000), z.regex(TEXT)),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  link: z.optional(z.string().check(z.maxLength(2000), z.regex(LINK))),
  color: z.optional(z.enum(COLORS)),
  highlight: z.optional(z.enum(HIGHLIGHTS)),
})

/** A text with marks: runs in order, `\n` breaks the line. */
export const richText = z.array(run).check(z.minLength(1), z.maxLength(500))

const shownRun = z.strictObject({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  link: z.optional(z.string()),
  color: z.optional(z.enum(COLORS)),
  highlight: z.optional(z.enum(HIGHLIGHTS)),
})

/** The same in answers that pages wait for: letters and links were judged when the text was saved. */
export const shownText = z.array(shownRun)

export type Run = z.output<typeof run>
