import type { Locale } from '#platform/contract/locale.ts'
import { type Part, WORDS, type Words } from './number-lexicon.ts'

const LONGEST = 40

type Piece = { part: Part | { kind: 'digits'; value: number }; start: number; end: number }
/** A number in a text, and whether it was given in thousands. */
type NumberMatch = { value: number; start: number; end: number; inThousands: boolean; isWords: boolean }
export type Numerals = {
  text: string
  /** Returns the original words between two positions of this text. */
  written(start: number, end: number): string
}

/** Replaces number words by numerals: `pet hiljada maraka` becomes `5000 maraka`. */
export function inNumerals(text: string, language: Locale): Numerals {
  const numbers = numbersIn(text, language).filter(({ isWords }) => isWords)
  let numeralText = ''
  let done = 0
  const places = numbers.map(({ value, start, end }) => {
    numeralText += text.slice(done, start)
    const from = numeralText.length
    numeralText += String(value)
    done = end
    return { from, to: numeralText.length, start, end }
  })
  /** Maps a position of the new text to the old one; within a number, to its beginning or end. */
  const before = (place: number, isEnd: boolean) => {
    const last = places[lastBefore(places, isEnd ? place - 1 : place)]
    if (!last) return place
    if (place > last.from && place < last.to) return isEnd ? last.end : last.start
    return place === last.from ? last.start : last.end + place - last.to
  }
  return {
    text: numeralText + text.slice(done),
    written: (start, end) => text.slice(before(start, false), before(end, true)),
  }
}

/** Finds the last number that begins at a position or before it, in steps, as a text may have many. */
function lastBefore(places: readonly { from: number }[], place: number): number {
  let [least, most] = [0, places.length]
  while (least < most) {
    const middle = (least + most) >> 1
    if (places[middle]!.from <= place) least = middle + 1
    else most = middle
  }
  return least - 1
}

const BETWEEN = /^\s{0,2}(?:–|—|-|do|to|i|and|ili|or)\s{0,2}$/i

function numbersIn(text: string, language: Locale): NumberMatch[] {
  const pieces = piecesOf(text, WORDS[language])
  const numbers: NumberMatch[] = []
  for (let at = 0; at < pieces.length; ) {
    const number = new Reading({ text, pieces, language }, at).number()
    if (number) numbers.push(number.found)
    at = number ? number.next : at + 1
  }
  // `pet do deset hiljada`: both are thousands.
  for (const [at, one] of numbers.entries()) {
    const other = numbers[at + 1]
    if (!other?.inThousands || one.inThousands || one.value > other.value / 1000) continue
    if (BETWEEN.test(text.slice(one.end, other.start)))
      numbers[at] = { ...one, value: one.value * 1000, isWords: true }
  }
  return numbers
}

function piecesOf(text: string, words: Words): Piece[] {
  const pieces: Piece[] = []
  for (const { 0: token, index } of text.matchAll(/\p{L}+|\d{1,6}(?:[.,]\d{1,3})?/gu)) {
    if (/^\d/.test(token)) {
      // `1.500` is a thousand and a half, `2,5` two and a half.
      const value = /[.,]\d{3}$/.test(token) ? token.replace(/[.,]/, '') : token.replace(',', '.')
      pieces.push({
        part: { kind: 'digits', value: Number(value) },
        start: index,
        end: index + token.length,
      })
      continue
    }
    let start = index
    for (const [length, part] of partsOf(token.toLowerCase(), words)) {
      pieces.push({ part, start, end: start + length })
      start += length
    }
  }
  return pieces
}

/** `dvadesetpet` and `stopedeset` are also written as one word. */
function partsOf(word: string, words: Words): [length: number, part: Part][] {
  const whole = words.get(word)
  if (whole) return [[word.length, whole]]
  if (word.length > LONGEST) return []
  for (let cut = word.length - 2; cut > 2; cut -= 1) {
    const first = words.get(word.slice(0, cut))
    if (first?.kind !== 'ten' && first?.kind !== 'hundred') continue
    const rest = partsOf(word.slice(cut), words)
    if (rest.length > 0) return [[cut, first], ...rest]
  }
  return []
}

type Read = { value: number; next: number }
type Source = { text: string; pieces: readonly Piece[]; language: Locale }

/** Reads a number from a position as far as it goes. */
class Reading {
  readonly #source: Source
  readonly #first: number

  constructor(source: Source, first: number) {
    this.#source = source
    this.#first = first
  }

  number(): { found: NumberMatch; next: number } | undefined {
    const { pieces } = this.#source
    const read = this.#thousands() ?? this.#below(this.#first)
    if (!read) return undefined
    const { kind } = pieces[this.#first]!.part
    const { start } = pieces[this.#first]!
    const { end } = pieces[read.next - 1]!
    const isWords = kind !== 'digits' || read.next > this.#first + 1
    // `jedna osoba` and `one member` mean any.
    if (isWords && read.value === 1) return undefined
    const inThousands = pieces.slice(this.#first, read.next).some(({ part }) => part.kind === 'thousands')
    return { found: { value: read.value, start, end, inThousands, isWords }, next: read.next }
  }

  /** `pet hiljada i dvjesto`, `a thousand`, `hiljadu i po`, `two and a half thousand`. */
  #thousands(): Read | undefined {
    const first = this.#first
    const count = this.#below(first) ?? this.#article(first)
    const counted = count && this.#half(count)
    const at = counted?.next ?? first
    const scale = this.#part(at, counted ? first : undefined)
    if (scale?.kind !== 'thousands' || !(counted || scale.alone)) return undefined
    const whole = { value: (counted?.value ?? 1) * 1000, next: at + 1 }
    const half = this.#half(whole)
    if (half.next > whole.next) return { value: whole.value + 500, next: half.next }
    const from = this.#part(whole.next, first)?.kind === 'and' ? whole.next + 1 : whole.next
    const rest = this.#part(from, first) && this.#below(from)
    if (!rest || this.#part(rest.next, first)?.kind === 'thousands') return whole
    return { value: whole.value + rest.value, next: rest.next }
  }

  /** Below a thousand, or `fifteen hundred`. */
  #below(first: number): Read | undefined {
    const digits = this.#part(first)
    if (digits?.kind === 'digits') {
      const isHundreds = this.#part(first + 1, first)?.kind === 'hundreds'
      return { value: digits.value * (isHundreds ? 100 : 1), next: first + (isHundreds ? 2 : 1) }
    }
    const hundreds = this.#hundreds(first)
    if (!hundreds) return this.#tens(first)
    const from = this.#part(hundreds.next, first)?.kind === 'and' ? hundreds.next + 1 : hundreds.next
    const rest = this.#part(from, first) && this.#tens(from)
    // `between a hundred and two hundred` are two numbers.
    if (!rest || this.#part(rest.next, first)?.kind === 'hundreds') return hundreds
    // `između sto i pet hiljada` are two numbers as well.
    if (from > hundreds.next && this.#part(rest.next, first)?.kind === 'thousands') return hundreds
    return { value: hundreds.value + rest.value, next: rest.next }
  }

  #hundreds(first: number): Read | undefined {
    const part = this.#part(first)
    if (part?.kind === 'hundred') return { value: part.value, next: first + 1 }
    const count = this.#tens(first) ?? this.#article(first)
    const at = count?.next ?? first
    const scale = this.#part(at, count ? first : undefined)
    if (scale?.kind !== 'hundreds' || !(count || scale.alone)) return undefined
    return { value: (count?.value ?? 1) * 100, next: at + 1 }
  }

  #tens(first: number): Read | undefined {
    const part = this.#part(first)
    if (part?.kind === 'one' || part?.kind === 'teen') return { value: part.value, next: first + 1 }
    if (part?.kind !== 'ten') return undefined
    const { language } = this.#source
    const joined = language === 'bhs' && this.#part(first + 1, first)?.kind === 'and' ? first + 2 : first + 1
    const one = this.#part(joined, first)
    if (one?.kind !== 'one') return { value: part.value, next: first + 1 }
    return { value: part.value + one.value, next: joined + 1 }
  }

  #article(first: number): Read | undefined {
    return this.#part(first)?.kind === 'article' ? { value: 1, next: first + 1 } : undefined
  }

  /** Adds `i po` or `and a half` behind a number. */
  #half({ value, next }: Read): Read {
    const { language } = this.#source
    if (this.#part(next, this.#first)?.kind !== 'and') return { value, next }
    const isArticle = language === 'bhs' || this.#part(next + 1, this.#first)?.kind === 'article'
    const at = language === 'bhs' ? next + 1 : next + 2
    return isArticle && this.#part(at, this.#first)?.kind === 'half'
      ? { value: value + 0.5, next: at + 1 }
      : { value, next }
  }

  /** Returns the word at a position; after the first word of a number, only if a space or a hyphen alone divides them. */
  #part(at: number, first?: number): Piece['part'] | undefined {
    const { text, pieces } = this.#source
    const piece = pieces[at]
    if (!piece || first === undefined || at === first) return piece?.part
    const before = pieces[at - 1]!
    return /^(?:[\s\u00a0]{1,2}|-|)$/.test(text.slice(before.end, piece.start)) ? piece.part : undefined
  }
}
