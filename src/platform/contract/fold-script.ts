import { splitPairs } from './script/split-pairs.ts'

const TO_LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  е: 'e',
  ж: 'ž',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  џ: 'dž',
  ш: 'š',
}
const DIGRAPHS: Readonly<Record<string, string>> = { lj: 'љ', nj: 'њ', dž: 'џ' }
const TO_CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TO_LATIN)
    .filter(([, latin]) => latin.length === 1)
    .map(([cyrillic, latin]) => [latin, cyrillic]),
)

const LATIN_WORD = /[\p{Script=Latin}\p{M}'’]+/gu
/** Addresses, mail and whatever else is spelt in Latin letters everywhere. */
const LEFT_ALONE = /@|:\/\/|www\.|\.(?:com|ba|org|net|io|eu|hr|rs|me)\b/iu
const FOREIGN = /[^abcčćdđefghijklmnoprsštuvzž'’]/u

/** Cyrillic letters of our languages in Latin ones; everything else stays. */
export function toLatin(text: string): string {
  let latin = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const small = letter.toLowerCase()
    const latinLetter = TO_LATIN[small]
    if (latinLetter === undefined) latin += letter
    else if (small === letter) latin += latinLetter
    else
      latin +=
        isUpper(text[at + 1]) || (isUpper(text[at - 1]) && !isLower(text[at + 1]))
          ? latinLetter.toUpperCase()
          : capitalised(latinLetter)
  }
  return latin
}

/** Latin letters of our languages in Cyrillic ones; addresses and foreign words stay as they are written. */
export function toCyrillic(text: string): string {
  let cyrillic = ''
  let at = 0
  // Piece by piece: looked for around what marks them, a long word would be read again from each of its letters.
  for (const match of text.matchAll(/\S+/gu)) {
    if (!LEFT_ALONE.test(match[0])) continue
    cyrillic += wordsToCyrillic(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return cyrillic + wordsToCyrillic(text.slice(at))
}

function wordsToCyrillic(text: string): string {
  return text
    .normalize('NFC')
    .replace(LATIN_WORD, (word) => (FOREIGN.test(word.toLowerCase()) ? word : wordToCyrillic(word)))
}

/** One word of ours, letter by letter. */
export function wordToCyrillic(word: string): string {
  const small = word.toLowerCase()
  const apart = splitPairs(small)
  let cyrillic = ''
  for (let at = 0; at < word.length; at += 1) {
    const pair = DIGRAPHS[small.slice(at, at + 2)]
    const isPair = pair !== undefined && !apart.has(at + 1)
    const cyrillicLetter = isPair ? pair : TO_CYRILLIC[small[at] ?? '']
    const letter = word[at] ?? ''
    cyrillic +=
      cyrillicLetter === undefined
        ? letter
        : letter === small[at]
          ? cyrillicLetter
          : cyrillicLetter.toUpperCase()
    if (isPair) at += 1
  }
  return cyrillic
}

function isUpper(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toLowerCase()
}

function isLower(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toUpperCase()
}

function capitalised(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
