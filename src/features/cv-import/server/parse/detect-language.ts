import { fold } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'

const BHS = new Set(
  'je na za sam se su od sa iz kod kao te koji koja rad radno iskustvo obrazovanje jezik jezici vjestine skola fakultet univerzitet poslova opis podaci rodjenja danas'.split(
    ' ',
  ),
)
const EN = new Set(
  'the and of for with at by from as experience education skills languages language work school university project about present responsible native'.split(
    ' ',
  ),
)

export type DetectedLanguage = { language: Locale; script: 'latin' | 'cyrillic' }

/** Detects the language and the script of a CV. */
export function detectLanguage(text: string): DetectedLanguage {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const script = cyrillic > latin ? 'cyrillic' : 'latin'
  const words = fold(text).split(' ')
  const count = (commonWords: ReadonlySet<string>) => words.filter((word) => commonWords.has(word)).length
  const letters = text.match(/[čćšžđ]/gi)?.length ?? 0
  const isEnglish = script === 'latin' && count(EN) > count(BHS) + letters / 40
  return { language: isEnglish ? 'en' : 'bhs', script }
}
