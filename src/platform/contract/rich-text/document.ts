/** A text as a small document, in the JSON of the editor (ProseMirror); never HTML. */
export type RichText = { type: 'doc'; content: Block[] }

export type Paragraph = { type: 'paragraph'; content?: Inline | undefined }
export type Heading = { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline | undefined }
export type ListItem = { type: 'listItem'; content: Paragraph[] }
export type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] }
export type Quote = { type: 'blockquote'; content: Paragraph[] }
/** A picture of the library; what it shows is said in the language of its text. */
export type Figure = { type: 'figure'; attrs: { picture: string; alt: string; caption: string } }
export type Cell = { type: 'tableHeader' | 'tableCell'; content: Paragraph[] }
/** As many cells in each row. */
export type Row = { type: 'tableRow'; content: Cell[] }
export type Table = { type: 'table'; content: Row[] }
export type Callout = { type: 'callout'; attrs: { tone: Tone }; content: Paragraph[] }
/** Lines as they were typed, with their blanks; no marks and no footnotes. */
export type CodeBlock = { type: 'codeBlock'; content?: Inline | undefined }
/** Something of another site, which is loaded only when a reader asks for it. */
export type Embed = { type: 'embed'; attrs: { href: string; title: string } }
/** A thing of this site; its title and its date are those of the day on which it is read. */
export type Card = { type: 'card'; attrs: { kind: CardKind; slug: string } }
export type Block = Paragraph | Heading | List | Quote | Figure | Table | Callout | CodeBlock | Embed | Card

export type Words = { type: 'text'; text: string; marks?: Mark[] | undefined }
/** Its sign stands among the words, its text below all of them. */
export type Footnote = { type: 'footnote'; attrs: { text: string } }
export type Inline = (Words | { type: 'hardBreak' } | Footnote)[]

export const TONES = ['note', 'tip', 'warning'] as const
export type Tone = (typeof TONES)[number]
export const CARD_KINDS = ['opportunity', 'call', 'form', 'file'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const COLORS = ['river', 'apricot', 'lilac', 'sun', 'harm'] as const
export const HIGHLIGHTS = ['river', 'apricot', 'lilac', 'sun'] as const
export type Color = (typeof COLORS)[number]
export type Highlight = (typeof HIGHLIGHTS)[number]

export type Mark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'link'; attrs: { href: string } }
  | { type: 'color'; attrs: { color: Color } }
  | { type: 'highlight'; attrs: { color: Highlight } }

export const NO_RICH_TEXT: RichText = { type: 'doc', content: [] }
