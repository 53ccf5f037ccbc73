/** A text as a small document, in the JSON of the editor (ProseMirror); never HTML. */
export type RichText = { type: 'doc'; content: Block[] }

export type Paragraph = { type: 'paragraph'; content?: Inline | undefined }
export type Heading = { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline | undefined }
export type ListItem = { type: 'listItem'; content: Paragraph[] }
export type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] }
export type Quote = { type: 'blockquote'; content: Paragraph[] }
export type Block = Paragraph | Heading | List | Quote

export type Words = { type: 'text'; text: string; marks?: Mark[] | undefined }
export type Inline = (Words | { type: 'hardBreak' })[]

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
