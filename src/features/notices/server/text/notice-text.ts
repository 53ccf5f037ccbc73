import { cleanText } from './clean-text.ts'

/** A prepared notice: `text` as shown, `flat` the same, letter for letter, in folded letters. */
export type NoticeText = { text: string; flat: string; lines: Line[] }

export type Line = { start: number; end: number; text: string; flat: string }

/** A place in the text. */
export type Span = { start: number; end: number }

/** Non-overlapping places of a text; adding one costs the same however many there are. */
export class SpanSet {
  readonly #taken: Uint8Array
  constructor(length: number) {
    this.#taken = new Uint8Array(length)
  }

  /** Adds a place unless it overlaps another. */
  add({ start, end }: Span): boolean {
    if (this.#taken.subarray(start, end).includes(1)) return false
    this.#taken.fill(1, start, end)
    return true
  }
}

export function readNotice(raw: string): NoticeText {
  return noticeOf(cleanText(raw))
}

export function noticeOf(text: string): NoticeText {
  const flat = flatten(text)
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    lines.push({ start, end, text: line, flat: flat.slice(start, end) })
    start = end + 1
  }
  return { text, flat, lines }
}

/** Folds letters to lower case without diacritics; every character keeps its position. */
export function flatten(text: string): string {
  return text.toLowerCase().length === text.length
    ? withoutDiacritics(text.toLowerCase())
    : withoutDiacritics(
        Array.from({ length: text.length }, (_, at) => (text[at] ?? '').toLowerCase()[0] ?? ' ').join(''),
      )
}

function withoutDiacritics(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (letter) => {
    const plain = PLAIN[letter]
    if (plain) return plain
    const first = letter.normalize('NFD')[0] ?? letter
    return /[a-z]/.test(first) ? first : letter
  })
}

const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '‐': '-',
  '’': "'",
  '‘': "'",
  '\u00a0': ' ',
}

/** Returns the sentence around a place: from the last full stop or empty line to the next. */
export function sentenceAround({ text }: NoticeText, { start, end }: Span, reach = 240): Span {
  const before = text.slice(Math.max(0, start - reach), start)
  const from = Math.max(0, end - 4)
  const after = text.slice(from, end + reach)
  let cut = 0
  for (const { index, 0: mark } of before.matchAll(STOP)) cut = index + mark.length
  const next = after.search(STOP)
  return { start: start - before.length + cut, end: Math.max(end, from + (next < 0 ? after.length : next)) }
}

// A full stop after a number is an ordinal or a date; after one of these words an abbreviation.
const STOP =
  /(?<=[\p{Ll})"”]{2})(?<!\b(?:god|br|sl|tel|ul|tzv|npr|str|cl|st|dr|mr|mil|tis|hilj|max|min|prof|tac|no|inc))[.!?;]\s+(?=\S)|(?<=\d{3}|\p{Lu}{2})\.\s+(?=\p{Lu}\p{Ll})|\n\s*\n|\n(?=\s*(?:[-•*·▪]|[0-9ivxIVX]{1,4}[.)]\s))/gu
