/** A run of text with the same formatting. */
export type Run = { text: string; bold?: true; italic?: true; href?: string }
export type TextBlock =
  | { kind: 'paragraph' | 'quote'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }

export type Column = {
  title: string
  /** Its part of the width; all columns together are 1. */
  width: number
  align?: 'right'
}
export type Table = { columns: Column[]; rows: string[][]; foot?: string[] }

export type DocumentBox = {
  title: string
  /** The call's question for this box. */
  hint: string
  text: TextBlock[]
  table?: Table
}

/** An application as a printed document in one language, for PDF and DOCX alike. */
export type ApplicationDocument = {
  language: string
  title: string
  facts: { label: string; value: string }[]
  /** The state: a draft with its time, or a submission with its receipt. */
  state: { title: string; lines: string[]; watermark?: string }
  boxes: DocumentBox[]
  signatures: { title: string; labels: { signature: string; date: string }; names: string[] }
  /** The words in place of an empty box. */
  empty: string
  /** `§` is the page and `¶` the number of pages. */
  pageLabel: string
}
