import { fold } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { wordsOf } from '../contract/post-text.ts'

/** Words of every day, of which none is a word of the other language too. */
const COMMON: Record<Locale, ReadonlySet<string>> = {
  bhs: new Set(
    'je na za se su od sa iz kod kao te u koji koja koje kojima sam si smo ste nije nisu ima imam da sto sta ali ili jer kad gdje kako ovo ovaj moj moja nas nasa vas bi cu ce ako jos samo vise sve svi danas sutra prije poslije'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of for with at by from as is are was were be been this that these we our you your they their it its an in not have has had will would can what who when where how about which there here more than if'.split(
      ' ',
    ),
  ),
}
/** So many words more than of the other language are taken for proof; a greeting or a list of names is none. */
const LEAD = 2

/** The language of a post, where its words leave no doubt. Names, hashtags and addresses say nothing. */
export function languageOfPost(body: RichText): Locale | null {
  const text = wordsOf(body).replaceAll(/https?:\/\/\S+|[#@]\S+/g, ' ')
  if (/\p{Script=Cyrillic}{3}/u.test(text)) return 'bhs'
  const words = fold(text).split(' ')
  const count = (language: Locale) => words.filter((word) => COMMON[language].has(word)).length
  // Names have such letters in either language.
  const ownLetters = text.match(/(?<!\p{L})(?=\p{Ll})\p{L}*[čćšžđ]/gu)?.length ?? 0
  const ours = count('bhs') + ownLetters
  const english = count('en')
  if (ours >= english + LEAD) return 'bhs'
  return english >= ours + LEAD ? 'en' : null
}
