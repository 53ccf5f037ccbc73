import * as z from 'zod/mini'
import { type Block, COLORS, HIGHLIGHTS, type Mark, type RichText } from './document.ts'
import { cleanPart, LETTERS } from './letters.ts'
import { footnote, partSchemas } from './part-schemas.ts'
import { LINK_MAX, linkPattern } from './links.ts'
import { isLine, type Profile } from './profiles.ts'

const ITEMS_MAX = 100
const PARAGRAPHS_MAX = 20

/** The documents that a profile allows: strict, so that whatever else an editor or a stranger sends is refused. */
export function richTextSchema(profile: Profile): z.ZodMiniType<RichText, RichText> {
  const { lettersMax, partsMax } = profile
  const marks = only(markSchemas(profile), profile.marks)
  const text = z.strictObject({
    type: z.literal('text'),
    text: z.string().check(z.overwrite(cleanPart), z.minLength(1), z.maxLength(lettersMax), z.regex(LETTERS)),
    marks: z.optional(z.array(marks).check(z.maxLength(profile.marks.length))),
  })
  const hardBreak = z.strictObject({ type: z.literal('hardBreak') })
  const line = z.omit(text, { marks: true })
  const parts = profile.footnotes ? z.union([text, hardBreak, footnote]) : z.union([text, hardBreak])
  const inline = z.array(parts).check(z.maxLength(partsMax))
  const blocks = only(
    blockSchemas({
      content: z.optional(inline),
      code: z.optional(z.array(z.union([line, hardBreak])).check(z.maxLength(partsMax))),
    }),
    profile.blocks,
  )
  const content = z.array(blocks).check(z.maxLength(isLine(profile) ? 1 : partsMax))
  return z.strictObject({ type: z.literal('doc'), content }) as unknown as z.ZodMiniType<RichText, RichText>
}

function markSchemas(profile: Profile): Record<Mark['type'], z.ZodMiniType> {
  const href = z.string().check(z.maxLength(LINK_MAX), z.regex(linkPattern(profile)))
  return {
    bold: z.strictObject({ type: z.literal('bold') }),
    italic: z.strictObject({ type: z.literal('italic') }),
    link: z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
    color: z.strictObject({
      type: z.literal('color'),
      attrs: z.strictObject({ color: z.enum(COLORS) }),
    }),
    highlight: z.strictObject({
      type: z.literal('highlight'),
      attrs: z.strictObject({ color: z.enum(HIGHLIGHTS) }),
    }),
  }
}

type Inner = { content: z.ZodMiniType; code: z.ZodMiniType }

function blockSchemas({ content, code }: Inner): Record<Block['type'], z.ZodMiniType> {
  const paragraph = z.strictObject({ type: z.literal('paragraph'), content })
  const paragraphs = z.array(paragraph).check(z.minLength(1), z.maxLength(PARAGRAPHS_MAX))
  const items = z
    .array(z.strictObject({ type: z.literal('listItem'), content: paragraphs }))
    .check(z.minLength(1), z.maxLength(ITEMS_MAX))
  return {
    paragraph,
    heading: z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
      content,
    }),
    bulletList: z.strictObject({ type: z.literal('bulletList'), content: items }),
    orderedList: z.strictObject({ type: z.literal('orderedList'), content: items }),
    blockquote: z.strictObject({ type: z.literal('blockquote'), content: paragraphs }),
    ...partSchemas({ paragraph, paragraphs }),
    codeBlock: z.strictObject({ type: z.literal('codeBlock'), content: code }),
  }
}

function only<Name extends string>(
  schemas: Record<Name, z.ZodMiniType>,
  names: readonly Name[],
): z.ZodMiniType {
  const members = names.map((name) => schemas[name])
  return members.length === 1 ? members[0]! : z.union(members as [z.ZodMiniType, z.ZodMiniType])
}
