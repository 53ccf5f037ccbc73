import type {
  Block,
  Footnote,
  Inline,
  List,
  Mark,
  Paragraph,
  Tone,
} from '#platform/contract/rich-text/document.ts'

export type Place =
  | { kind: 'paragraph' | 'blockquote' | 'orderedList' | 'bulletList' }
  | { kind: 'heading'; level: 2 | 3 }
  | { kind: 'callout'; tone: Tone }

const ITEM_PARAGRAPHS = 20
const LIST_ITEMS = 100

/** Puts words into paragraphs and paragraphs into blocks; lists within lists become one, as our documents have them. */
export class ParagraphWriter {
  readonly blocks: Block[] = []
  #words: Inline = []
  #isAfterBlank = false
  /** The lists that are open, the outermost first. */
  #lists: List['type'][] = []
  #item = false
  #isNewInset = false

  get isEmpty(): boolean {
    return !this.#words.some(
      (part) => part.type === 'footnote' || (part.type === 'text' && part.text.trim() !== ''),
    )
  }

  write(text: string, marks: readonly Mark[]): void {
    const last = this.#words.at(-1)
    // One blank at most, and none at the start of a line.
    const isStart = last === undefined || last.type === 'hardBreak'
    const words = this.#isAfterBlank || isStart ? text.replace(/^ +/, '') : text
    if (words === '') return
    this.#isAfterBlank = words.endsWith(' ')
    if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
      this.#words[this.#words.length - 1] = { ...last, text: last.text + words }
    else this.#words.push({ type: 'text', text: words, ...(marks.length > 0 && { marks: [...marks] }) })
  }

  note(footnote: Footnote): void {
    this.#words.push(footnote)
    this.#isAfterBlank = false
  }

  breakLine(): void {
    if (this.#words.length > 0) this.#words.push({ type: 'hardBreak' })
  }

  beginList(type: List['type']): void {
    if (this.#lists.length === 0) this.#begun = undefined
    this.#lists.push(type)
  }

  endList(): void {
    this.#lists.pop()
    if (this.#lists.length === 0) this.#begun = undefined
  }

  beginItem(): void {
    this.#item = true
  }

  /** The call-out or quotation that begins is another one, even where the last was of the same kind. */
  beginInset(): void {
    this.#isNewInset = true
  }

  /** The list that items are added to; a new list begins a new one. */
  #begun: List | undefined

  endParagraph(place: Place = { kind: 'paragraph' }): void {
    const content = trimmed(this.#words)
    this.#words = []
    if (content.length === 0) return
    const paragraph: Paragraph = { type: 'paragraph', content }
    const last = this.blocks.at(-1)
    const list = this.#lists[0]
    if (list) this.#addItem(list, paragraph)
    else if (place.kind === 'heading')
      this.blocks.push({ type: 'heading', attrs: { level: place.level }, content })
    else if (place.kind === 'blockquote') {
      const isSame = !this.#isNewInset && last?.type === 'blockquote' && last.content.length < ITEM_PARAGRAPHS
      this.#isNewInset = false
      if (isSame) last.content.push(paragraph)
      else this.blocks.push({ type: 'blockquote', content: [paragraph] })
    } else if (place.kind === 'callout') {
      const { tone } = place
      const isSame =
        !this.#isNewInset &&
        last?.type === 'callout' &&
        last.attrs.tone === tone &&
        last.content.length < ITEM_PARAGRAPHS
      this.#isNewInset = false
      if (isSame) last.content.push(paragraph)
      else this.blocks.push({ type: 'callout', attrs: { tone }, content: [paragraph] })
    } else if (place.kind === 'paragraph') this.blocks.push(paragraph)
    else {
      const open = last?.type === place.kind && last.content.length < LIST_ITEMS ? last : undefined
      if (open) open.content.push({ type: 'listItem', content: [paragraph] })
      else this.blocks.push({ type: place.kind, content: [{ type: 'listItem', content: [paragraph] }] })
    }
  }

  #addItem(type: List['type'], paragraph: Paragraph): void {
    if (!this.#begun || this.#begun.content.length >= LIST_ITEMS) {
      this.#begun = { type, content: [] }
      this.blocks.push(this.#begun)
      this.#item = true
    }
    const item = this.#begun.content.at(-1)
    if (this.#item || !item || item.content.length >= ITEM_PARAGRAPHS)
      this.#begun.content.push({ type: 'listItem', content: [paragraph] })
    else item.content.push(paragraph)
    this.#item = false
  }
}

/** Without blanks and breaks at either end. */
function trimmed(words: Inline): Inline {
  const parts = [...words]
  while (parts.length > 0) {
    const last = parts.at(-1)!
    if (last.type === 'footnote') break
    if (last.type !== 'text') parts.pop()
    else if (last.text.trimEnd() === '') parts.pop()
    else {
      parts[parts.length - 1] = { ...last, text: last.text.trimEnd() }
      break
    }
  }
  return parts
}
