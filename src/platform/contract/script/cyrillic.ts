import { toCyrillic, wordToCyrillic } from '../fold-script.ts'
import { ENDINGS, OWN_FORMS, UNITS, UNITS_BEHIND_NUMBER } from './word-forms.ts'
import { exceptionsIn } from './exceptions.ts'
import { isEnglish } from './english.ts'
import { isRomanNumeral } from './roman-numerals.ts'
import { messages } from './server-messages.bhs.ts'

/** Writes a text of ours in Cyrillic letters. */
export type Writer = (text: string) => string

/** Addresses, codes and marks: read as one piece, because their words are none. */
const ADDRESS =
  /@|:\/\/|^#\p{L}|^\(?\/\p{L}|^www\.|_|\p{L}\.(?:com|ba|org|net|io|eu|hr|rs|me|si|at|de|uk|app|dev|info|edu|gov)(?![\p{L}-])|\p{L}\.(?:pdf|docx?|xlsx?|pptx?|csv|xml|json|zip|txt|md|html?|png|jpe?g|gif|svg|ics|webp|mp[34])(?!\p{L})/iu
/** Numbers of papers and things: ZMH-2026-17. */
const CODE = /^[(„]?\p{Lu}[\p{Lu}\p{N}]*-[\p{Lu}\p{N}-]*\p{N}/u
const MARK = /\{[^{}]*\}|<[^<>]*>|&[a-z]+;/giu
const MAIL = /(?<![\p{L}-])e-mail(?!-)/giu
const WORD = /[\p{L}\p{M}\p{N}²³][\p{L}\p{M}\p{N}'’²³]*(?:\+\+|#)?/gu
/** BiH and the like are ours, with a capital inside. */
const OUR_CAPITALS = /^(?:F?BiH|BiHa|BiHu|[KR]iM)$/u
const CAPITAL_INSIDE = /^\p{Lu}\p{Ll}+\p{Lu}|^i\p{Lu}\p{Ll}|^\p{Lu}{2,}\p{Ll}{2,}\p{Lu}/u
/** Letters, and pairs of letters, with which no word of ours is written. */
const NOT_OURS =
  /[qwxy]|(?<!^ga|^gro)ck|ch|ght|tion|ph(?!od|ođ|rv)|sch|ll|ss|ff|tt|pp|mm|bb|gg|cc|(?:ee[rdtpnk]|oo[kdtl])s?$/iu
const LATIN = /\p{Script=Latin}/u
const SHORT_ENGLISH = /^(?:fi|in|up|out|on|off|to|end|mail|line|app)$/u

const KEPT_MAX = 4000

/**
 * Makes the writer for one list of exceptions, words or several in a row: the list that staff keep among the texts, at first
 * as it was delivered. Addresses, codes, units, Roman numerals and texts in English stay without being listed.
 */
export function cyrillicWriter(list: string = messages.kept): Writer {
  const exceptions = exceptionsIn(list)
  const names = new Set(exceptions)
  const phrases = exceptions.filter((one) => /[^\p{L}]/u.test(one))
  const whole = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${['Wi-Fi', ...phrases]
      .toSorted((one, other) => other.length - one.length)
      .map((phrase) => phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
      .join('|')})(?![\p{L}\p{N}])`,
    'gu',
  )
  const cache = new Map<string, string>()
  return (text) => {
    if (!LATIN.test(text)) return text
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const cyrillic = isEnglish(text) ? text : around(text, whole, (part) => pieces(part, names))
    if (cache.size >= KEPT_MAX) cache.clear()
    cache.set(text, cyrillic)
    return cyrillic
  }
}

/** Writes with the exceptions that were delivered. */
export const inCyrillic: Writer = cyrillicWriter()

/** Writes what stands between the matches; what matches stays. */
function around(text: string, exceptions: RegExp, write: Writer): string {
  let result = ''
  let at = 0
  for (const match of text.matchAll(exceptions)) {
    result += write(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return at === 0 ? write(text) : result + write(text.slice(at))
}

function pieces(text: string, names: ReadonlySet<string>): string {
  let result = ''
  let at = 0
  // Piece by piece: looked for around what marks them, a long word would be read again from each of its letters.
  for (const match of text.matchAll(/\S+/gu)) {
    if (!ADDRESS.test(match[0]) && !CODE.test(match[0])) continue
    result += around(text.slice(at, match.index), MARK, (part) => words(part, names)) + match[0]
    at = match.index + match[0].length
  }
  return result + around(text.slice(at), MARK, (part) => words(part, names))
}

function words(latin: string, names: ReadonlySet<string>): string {
  const text = latin.normalize('NFC').replace(MAIL, (mail) => (mail.startsWith('E') ? 'Имејл' : 'имејл'))
  let cyrillic = ''
  let at = 0
  let isKept: boolean = false
  for (const match of text.matchAll(WORD)) {
    const word: string = match[0]
    const before: string = text.slice(at, match.index)
    const end = match.index + word.length
    const follows: boolean = isKept && before === '-'
    isKept = follows && (/^\p{Lu}/u.test(word) || SHORT_ENGLISH.test(word))
    // A word that has a form of its own is ours, whatever letters it is written with.
    const form = isName(word, names) ? undefined : ownForm(word)
    isKept ||=
      form === undefined &&
      stays(word, {
        names,
        before: text.slice(Math.max(0, match.index - 8), match.index),
        after: text.slice(end, end + 24),
      })
    cyrillic += before + (isKept ? word : (form ?? wordToCyrillic(word)))
    at = end
  }
  return cyrillic + text.slice(at)
}

type Place = { names: ReadonlySet<string>; before: string; after: string }

function stays(word: string, { names, before, after }: Place): boolean {
  // Levels, sizes, models and languages: B2, 3D, MP3, C++.
  if (/\p{L}\p{M}?[\p{N}+#²³]|\p{N}\p{L}/u.test(word)) return true
  if (UNITS.has(word)) return true
  if (
    UNITS_BEHIND_NUMBER.has(word) &&
    /(?:\d[ \u00a0\u202f]?|°|km\/)$/u.test(before) &&
    !after.startsWith('.')
  )
    return true
  if (/^[IVXLCDM]+$/u.test(word) && isRomanNumeral(word, before, after)) return true
  if (isName(word, names)) return true
  if (OUR_CAPITALS.test(word)) return false
  return (
    CAPITAL_INSIDE.test(word) ||
    NOT_OURS.test(word) ||
    /[^abcčćdđefghijklmnoprsštuvzž'’]/u.test(word.toLowerCase())
  )
}

/** Also with one of our endings behind it. */
function isName(word: string, names: ReadonlySet<string>): boolean {
  if (names.has(word)) return true
  for (let length = 1; length <= 4 && length < word.length - 2; length += 1)
    if (ENDINGS.has(word.slice(-length)) && names.has(word.slice(0, -length))) return true
  return false
}

function ownForm(word: string): string | undefined {
  const small = word.toLowerCase()
  for (let length = 0; length <= 4 && length < small.length; length += 1) {
    const form = OWN_FORMS[small.slice(0, small.length - length)]
    const ending = small.slice(small.length - length)
    if (form === undefined || !ENDINGS.has(ending)) continue
    const spelt = form + toCyrillic(ending)
    if (word === word.toUpperCase()) return spelt.toUpperCase()
    return word.startsWith(small.charAt(0)) ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1)
  }
  return undefined
}
