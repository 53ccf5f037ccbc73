import {
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { CALLOUT_STYLES, calloutStyle } from '#platform/contract/rich-text/callout-style.ts'
import {
  type Block,
  type Callout,
  type Inline,
  type Paragraph as Words,
  type RichText,
  type Row,
  type Tone,
} from '#platform/contract/rich-text/document.ts'
import { cardPath } from '../../contract/card-from.ts'

/** What the reader of documents takes for a quotation and for code. */
const STYLES = { quote: 'Quote', code: 'Code', caption: 'Caption' } as const
const CALLOUTS = CALLOUT_STYLES.map(({ name }) => name)
const INSET: ReadonlySet<string> = new Set([STYLES.quote, ...CALLOUTS])
const idOf = (style: string) => style.replaceAll(' ', '')
const NUMBERS = 'numbers'
/** Pixels that the words take on A4. */
const PAGE_WIDTH = 600

type CalloutLook = { tone: Tone; isOther: boolean }
export type WordPicture = { bytes: Buffer; width: number; height: number }
type Drawing = {
  title: string
  body: RichText
  language: string
  pictures: ReadonlyMap<string, WordPicture>
  publicUrl: string
}

/** A text as a Word document: headings, lists, tables, footnotes and links are real ones, and can be read in again. */
export async function drawArticle(drawing: Drawing): Promise<Buffer> {
  const writer = new Writer(drawing)
  const children = drawing.body.content.flatMap((block) => writer.block(block))
  const { title, language } = drawing
  const paragraphs = [...Object.values(STYLES), ...CALLOUTS].map((name) => ({
    id: idOf(name),
    name,
    basedOn: 'Normal',
    next: 'Normal',
  }))
  const file = new Document({
    title,
    description: '',
    footnotes: Object.fromEntries(
      writer.notes.map((text, at) => [at + 1, { children: [new Paragraph(text)] }]),
    ),
    styles: {
      default: { document: { run: { size: 22, language: { value: language } } } },
      paragraphStyles: paragraphs.map((style) => ({
        ...style,
        run: style.id === STYLES.code ? { font: 'Courier New' } : { italics: true },
        paragraph: { indent: { left: INSET.has(style.name) ? 567 : 0 } },
      })),
    },
    numbering: {
      config: [{ reference: NUMBERS, levels: [{ level: 0, text: '%1.', format: 'decimal' }] }],
    },
    sections: [
      {
        children: [
          ...(title.trim() === '' ? [] : [new Paragraph({ text: title, heading: HeadingLevel.TITLE })]),
          ...children,
        ],
      },
    ],
  })
  return Packer.toBuffer(file)
}

class Writer {
  readonly notes: string[] = []
  readonly #drawing: Drawing
  #lists = 0
  /** The call-out that was written last, as long as nothing follows it. */
  #callout: CalloutLook | undefined
  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  block(block: Block): (Paragraph | Table)[] {
    const before = this.#callout
    this.#callout = undefined
    switch (block.type) {
      case 'paragraph':
        return [new Paragraph({ children: this.#line(block.content) })]
      case 'heading': {
        const heading = block.attrs.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3
        return [new Paragraph({ heading, children: this.#line(block.content) })]
      }
      case 'bulletList':
        return block.content.map(
          ({ content }) => new Paragraph({ bullet: { level: 0 }, children: this.#lines(content) }),
        )
      case 'orderedList': {
        const instance = (this.#lists += 1)
        return block.content.map(
          ({ content }) =>
            new Paragraph({
              numbering: { reference: NUMBERS, level: 0, instance },
              children: this.#lines(content),
            }),
        )
      }
      case 'blockquote':
        return this.#paragraphs(block.content, STYLES.quote)
      case 'callout':
        return this.#calloutOf(block, before)
      case 'table':
        return [
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: block.content.map(
              (row, at) =>
                new TableRow({
                  // The reader looks whether it is said, not what.
                  ...(at === 0 && isHead(row) && { tableHeader: true }),
                  children: row.content.map(
                    ({ content }) =>
                      new TableCell({
                        children: content.map(
                          (words) => new Paragraph({ children: this.#line(words.content) }),
                        ),
                      }),
                  ),
                }),
            ),
          }),
        ]
      case 'codeBlock':
        return codeLines(block.content).map((text) => new Paragraph({ style: STYLES.code, text }))
      case 'figure':
        return this.#figure(block.attrs)
      case 'embed':
        return [this.#address(block.attrs.title || block.attrs.href, block.attrs.href)]
      case 'card':
        return [this.#address(cardPath(block.attrs), cardPath(block.attrs))]
    }
  }

  #paragraphs(paragraphs: readonly Words[], style: string): Paragraph[] {
    return paragraphs.map(({ content }) => new Paragraph({ style, children: this.#line(content) }))
  }

  #calloutOf({ attrs: { tone }, content }: Callout, before: CalloutLook | undefined): Paragraph[] {
    const isOther = before?.tone === tone && !before.isOther
    this.#callout = { tone, isOther }
    return this.#paragraphs(content, idOf(calloutStyle(tone, isOther)))
  }

  #figure({ picture, alt, caption }: { picture: string; alt: string; caption: string }): Paragraph[] {
    const file = this.#drawing.pictures.get(picture)
    const words = caption === '' ? [] : [new Paragraph({ style: STYLES.caption, text: caption })]
    if (!file) return words
    const width = Math.min(PAGE_WIDTH, file.width)
    const height = Math.round((file.height * width) / file.width)
    const image = new ImageRun({
      type: 'jpg',
      data: file.bytes,
      transformation: { width, height },
      altText: { name: alt, title: alt, description: alt },
    })
    return [new Paragraph({ children: [image] }), ...words]
  }

  #address(text: string, href: string): Paragraph {
    return new Paragraph({ children: [this.#link(href, [new TextRun(text)])] })
  }

  #link(href: string, children: TextRun[]): ExternalHyperlink {
    return new ExternalHyperlink({ link: new URL(href, this.#drawing.publicUrl).href, children })
  }

  /** Several paragraphs where the format has one. */
  #lines(paragraphs: readonly Words[]): ParagraphChild[] {
    return paragraphs.flatMap(({ content }, at) => [
      ...(at === 0 ? [] : [new TextRun({ break: 1 })]),
      ...this.#line(content),
    ])
  }

  #line(content: Inline | undefined): ParagraphChild[] {
    return (content ?? []).map((part) => {
      if (part.type === 'hardBreak') return new TextRun({ break: 1 })
      if (part.type === 'footnote') return new FootnoteReferenceRun(this.notes.push(part.attrs.text))
      const marks = part.marks ?? []
      const has = (type: 'bold' | 'italic') => marks.some((mark) => mark.type === type)
      const run = new TextRun({ text: part.text, bold: has('bold'), italics: has('italic') })
      const link = marks.find((mark) => mark.type === 'link')
      return link ? this.#link(link.attrs.href, [run]) : run
    })
  }
}

function isHead({ content }: Row): boolean {
  return content.every(({ type }) => type === 'tableHeader')
}

function codeLines(content: Inline | undefined): string[] {
  return (content ?? [])
    .map((part) => (part.type === 'text' ? part.text : '\n'))
    .join('')
    .split('\n')
}
