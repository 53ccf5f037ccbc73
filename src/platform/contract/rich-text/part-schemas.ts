import * as z from 'zod/mini'
import { uuid } from '../schemas.ts'
import { CARD_KINDS, TONES } from './document.ts'
import { EMBED } from './embeds.ts'
import { cleanPart, LETTERS } from './letters.ts'
import { LINK_MAX } from './links.ts'
import { ALT_MAX, CAPTION_MAX, FOOTNOTE_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from './part-limits.ts'

const CELL_PARAGRAPHS_MAX = 5

/** Plain words of an attribute; none is fine, and what cannot be read is taken out as it is within a text. */
function words(max: number) {
  return z.string().check(
    z.overwrite(cleanPart),
    z.maxLength(max),
    z.refine((text) => text === '' || LETTERS.test(text)),
  )
}

export const footnote = z.strictObject({
  type: z.literal('footnote'),
  attrs: z.strictObject({ text: words(FOOTNOTE_MAX) }),
})

type Input = { paragraph: z.ZodMiniType; paragraphs: z.ZodMiniType }
type Parts = 'figure' | 'table' | 'callout' | 'embed' | 'card'

/** The schemas of the parts of articles beside words. */
export function partSchemas({ paragraph, paragraphs }: Input): Record<Parts, z.ZodMiniType> {
  return {
    figure: z.strictObject({
      type: z.literal('figure'),
      attrs: z.strictObject({ picture: uuid, alt: words(ALT_MAX), caption: words(CAPTION_MAX) }),
    }),
    table: tableSchema(paragraph),
    callout: z.strictObject({
      type: z.literal('callout'),
      attrs: z.strictObject({ tone: z.enum(TONES) }),
      content: paragraphs,
    }),
    embed: z.strictObject({
      type: z.literal('embed'),
      attrs: z.strictObject({
        href: z.string().check(z.maxLength(LINK_MAX), z.regex(EMBED)),
        title: words(CAPTION_MAX),
      }),
    }),
    card: z.strictObject({
      type: z.literal('card'),
      attrs: z.strictObject({
        kind: z.enum(CARD_KINDS),
        slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
      }),
    }),
  }
}

function tableSchema(paragraph: z.ZodMiniType) {
  const content = z.array(paragraph).check(z.minLength(1), z.maxLength(CELL_PARAGRAPHS_MAX))
  const cell = z.strictObject({ type: z.enum(['tableHeader', 'tableCell']), content })
  const row = z.strictObject({
    type: z.literal('tableRow'),
    content: z.array(cell).check(z.minLength(1), z.maxLength(TABLE_COLUMNS_MAX)),
  })
  return z.strictObject({
    type: z.literal('table'),
    content: z.array(row).check(
      z.minLength(1),
      z.maxLength(TABLE_ROWS_MAX),
      z.refine((rows) => rows.every(({ content: cells }) => cells.length === rows[0]?.content.length)),
    ),
  })
}
