/** A piece of a text that looks the same. */
export type Run = { text: string; bold?: true; italic?: true; href?: string }
export type TextBlock =
  | { kind: 'paragraph' | 'quote'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }

export type Column = {
  title: string
  /** Its part of the width; those of all columns are one. */
  width: number
  align?: 'right'
}
export type Table = { columns: Column[]; rows: string[][]; foot?: string[] }

export type DocumentBox = {
  title: string
  /** What the call asks for here. */
  hint: string
  text: TextBlock[]
  table?: Table
}

/** An application as it stands on paper, in one language: what is drawn as PDF and as DOCX is the same. */
export type ApplicationDocument = {
  language: 'bs-Latn' | 'en-GB'
  title: string
  facts: { label: string; value: string }[]
  /** What it is: a draft of a moment, or what was sent, with its receipt. */
  state: { title: string; lines: string[]; watermark?: string }
  boxes: DocumentBox[]
  signatures: { title: string; labels: { signature: string; date: string }; names: string[] }
  /** What stands where nothing was written. */
  empty: string
  /** `§` is the page and `¶` how many there are. */
  pageLabel: string
}
