import { type Contact, HIDDEN, hideContactDetails } from './contact-details.ts'
import { isCommonWord, nameKey, nameMatcher, stemsOf } from './name-forms.ts'

export { HIDDEN } from './contact-details.ts'

/** A person whom a text must not identify; names as they are written in the account. */
export type Person = Contact & { names: readonly string[] }

const PART = /[\p{L}\p{M}\p{N}]+/gu
/** Words and what is written together with them: Hodžić-Kovač, amra.hodzic, CV_Amra. */
const COMPOUND = /[\p{L}\p{M}\p{N}]+(?:[-‐‑–_.'’·][\p{L}\p{M}\p{N}]+)*/gu
/** A word that goes on in the next line. */
const BROKEN = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+)[-‐‑][^\S\n]{0,4}\n\s{0,8}([\p{L}\p{M}\p{N}]+)/gu
const SPACED_OUT = /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*(?:[\s.\-·]{1,3}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])){2,}/gu
const INVISIBLE = /(?<=[\p{L}\p{M}\p{N}])\p{Cf}+(?=[\p{L}\p{M}\p{N}])/gu
const INTRODUCED =
  /(?:zove[mt]? se|zovu me|ime(?: mi)?(?: je)?|ja sam|my name is|i am|i'm|pozdrav|lp)[\s,:]*$/iu
const CUE = 24
/** Shorter than this, letters that happen to stand in a longer word say nothing. */
const TELLING = 5

/**
 * A function that takes out of a text whatever tells who a person is: their names in every script, case, spelling and
 * inflection, alone or inside of other words, and how to reach them. Everything else stays as it was written. What blind
 * readers are given goes through this and nothing else.
 */
export function createRedaction(person: Person): (text: string) => string {
  const names = new NamesOfPerson(person)
  return (text) => {
    if (text === '') return text
    const visible = text.replace(INVISIBLE, '')
    return hideNames(hideContactDetails(visible, person), names)
  }
}

function hideNames(text: string, names: NamesOfPerson): string {
  const whole = text.replace(BROKEN, (broken, start: string, end: string) => {
    const word = start + end
    const key = nameKey(word)
    if (!names.isName(key) && !names.isInside(key)) return broken
    return word === word.toLowerCase() && isCommonWord(key) ? broken : word
  })
  const joined = whole.replace(SPACED_OUT, (letters) =>
    names.isSpeltOut(nameKey(letters.replace(/[\s.\-·]/g, ''))) ? HIDDEN : letters,
  )
  return joined.replace(COMPOUND, (compound, at: number) => {
    if (names.isInside(nameKey(compound.replace(/[-‐‑–_.'’·]/g, '')))) return HIDDEN
    return compound.replace(PART, (word, within: number) => {
      const key = nameKey(word)
      if (names.isInside(key)) return HIDDEN
      if (!names.isName(key)) return word
      if (word !== word.toLowerCase() || !isCommonWord(key)) return HIDDEN
      return isIntroduced(joined, { names, start: at + within, length: word.length }) ? HIDDEN : word
    })
  })
}

/** A name of everyday letters is meant as one beside another name of the person, or after „zovem se“. */
function isIntroduced(
  text: string,
  { names, start, length }: { names: NamesOfPerson; start: number; length: number },
): boolean {
  const before = text.slice(Math.max(0, start - CUE), start)
  if (INTRODUCED.test(before)) return true
  const after = text.slice(start + length, start + length + CUE)
  const beside = [before.match(/([\p{L}\p{M}]+)[\s-]+$/u)?.[1], after.match(/^[\s-]+([\p{L}\p{M}]+)/u)?.[1]]
  return beside.some((word) => {
    const key = nameKey(word ?? '')
    return key !== '' && !isCommonWord(key) && names.isName(key)
  })
}

/** The parts of somebody's names, and how others write them together. */
class NamesOfPerson {
  readonly #matchers: readonly ((key: string) => boolean)[]
  readonly #exact: ReadonlySet<string>
  readonly #inside: readonly string[]
  readonly #roots: readonly string[]

  constructor({ names, email }: Person) {
    const parts = [...new Set(names.flatMap(partsOf))]
    this.#matchers = parts.filter((part) => [...part].length > 1).map(nameMatcher)
    const pairs = parts.flatMap((one) => parts.filter((other) => other !== one).map((other) => [one, other]))
    const long = pairs.filter(([one = '']) => one.length >= TELLING)
    const short = long.flatMap(([one = '', other = '']) => [(other[0] ?? '') + one, one + (other[0] ?? '')])
    const mailbox = nameKey((email ?? '').replace(/@.*$/, '').replace(/\P{L}/gu, ''))
    // „O’Brien“ is written as one word too.
    const whole = names
      .flatMap((name) => name.split(/\s+/))
      .map((token) => nameKey(token.replace(/\P{L}/gu, '')))
    this.#exact = new Set([...short, ...whole, mailbox].filter((key) => key.length >= TELLING))
    this.#roots = parts.flatMap(stemsOf)
    this.#inside = pairs.map(([one = '', other = '']) => one + other).filter((key) => key.length > TELLING)
  }

  isName(key: string): boolean {
    return this.#exact.has(key) || this.#matchers.some((matches) => matches(key))
  }

  /** Whether letters that stand apart from each other make one of the names, in whatever case. */
  isSpeltOut(letters: string): boolean {
    return this.#roots.some((root) => (root.length > 2 ? letters.includes(root) : letters.startsWith(root)))
  }

  /** Whether two of the names stand in it together, with whatever else. */
  isInside(key: string): boolean {
    return this.#inside.some((pair) => key.includes(pair))
  }
}

function partsOf(name: string): string[] {
  return Array.from(name.matchAll(PART), ([part]) => nameKey(part)).filter((part) => part !== '')
}
