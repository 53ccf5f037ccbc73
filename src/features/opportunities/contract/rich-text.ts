import * as z from 'zod/mini'

/** Most letters of one text, and most parts that it may have. */
export const TEXT_MAX = 20_000
const PARTS_MAX = 400

/** Line breaks are parts of their own; what a page cannot hold or what turns its direction is refused. */
const LETTERS = /^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]+$/u
/** The web, a mailbox or a phone; never a script. */
export const LINK =
  /^(?:https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:[/?#][\x21\x23-\x3b\x3d\x3f-\x7e]*)?|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?\d{3,15})$/

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

export const NO_RICH_TEXT: RichText = { type: 'doc', content: [] }

/** The words alone, one line for each paragraph, heading and item. */
export function plainText({ content }: RichText): string {
  return content.flatMap(linesOf).join('\n')
}

export function isBlankText(document: RichText): boolean {
  return plainText(document).trim() === ''
}

/** A document of plain lines: each a paragraph, with `##` a heading; lines that begin with a dash or a dot are a list. */
export function fromPlainText(lines: string): RichText {
  const content: Block[] = []
  for (const line of lines.split(/\r?\n/)) {
    const [, bulleted] = /^\s*[-*•·–]\s+(.+)$/.exec(line) ?? []
    const [, titled] = /^##\s+(.+)$/.exec(line) ?? []
    const said = clean(bulleted ?? titled ?? line)
    if (said === '') continue
    const words = [{ type: 'text' as const, text: said }]
    const spoken = { type: 'paragraph' as const, content: words }
    const last = content.at(-1)
    if (titled !== undefined) content.push({ type: 'heading', attrs: { level: 2 }, content: words })
    else if (bulleted === undefined) content.push(spoken)
    else if (last?.type === 'bulletList' && last.content.length < 100)
      last.content.push({ type: 'listItem', content: [spoken] })
    else content.push({ type: 'bulletList', content: [{ type: 'listItem', content: [spoken] }] })
  }
  return { type: 'doc', content: content.slice(0, PARTS_MAX) }
}

function clean(line: string): string {
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, ' ').trim()
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.content)]
    case 'blockquote':
      return block.content.map(({ content }) => wordsOf(content))
    default:
      return block.content.map((item) => item.content.map(({ content }) => wordsOf(content)).join(' '))
  }
}

function wordsOf(content: Inline | undefined): string {
  return (content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
}
