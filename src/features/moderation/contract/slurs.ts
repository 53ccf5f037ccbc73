import { fold } from '#platform/contract/fold.ts'

/**
 * Words that are said of people for nothing but hurting them, as folded stems with the endings that make them that word;
 * a surname, a place or a term of a trade that only begins alike has other endings and is none. Names of peoples, of
 * formations in history and of illnesses are not here: lessons, sources and doctors use them.
 */
const NOUN = 'a|e|i|o|u|om|em|ama|ima|e|ovi|ove|ova|cina|cine|cinu|ski|ska|sko|ske|skog|skom|skih|skim'
const SLURS: readonly (readonly [stem: string, endings: string])[] = [
  ['balij', NOUN],
  ['siptar', `|${NOUN}`],
  ['peder', `|${NOUN}|cic|cica|cici`],
  ['cigancin', 'a|e|i|o|u|om|ama'],
  ['faggot', '|s|y'],
  ['nigger', '|s'],
  ['tranny', ''],
  ['trannie', 's'],
]
const WORD = SLURS.map(([stem, endings]) => `${stem}(?:${endings})`).join('|')
const WORDS = new RegExp(`^(?:${WORD})$`)
/** Spelled out, it may run into a short word beside it. */
const SPELLED = new RegExp(WORD)

/** Digits and signs that stand for letters, where they stand among letters. */
const DISGUISED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}
const SPELLED_FROM = 4

/** Whether a text says such a word: in either script, without diacritics, with digits for letters, stretched or spelled out. */
export function saysSlur(text: string): boolean {
  const words = wordsOf(text)
  return (
    words
      .map(undisguised)
      .some((word) => WORDS.test(word) || WORDS.test(word.replaceAll(/(.)\1{2,}/g, '$1'))) ||
    spelledOut(words).some((run) => SPELLED.test(run))
  )
}

function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/(?<=\p{L})@|@(?=\p{L})/gu, 'a').replaceAll(/(?<=\p{L})\$|\$(?=\p{L})/gu, 's')
  return fold(plain).split(/[ +#]+/)
}

function undisguised(word: string): string {
  return /[a-z]/.test(word) ? word.replaceAll(/\d/g, (digit) => DISGUISED[digit] ?? digit) : word
}

/** Letters that stand alone, put together: `t a k o`. */
function spelledOut(words: readonly string[]): string[] {
  const runs: string[] = []
  let run = ''
  for (const word of [...words, '']) {
    if (word.length === 1) run += word
    else {
      if (run.length >= SPELLED_FROM) runs.push(undisguised(run))
      run = ''
    }
  }
  return runs
}
