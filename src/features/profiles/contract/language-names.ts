import { fold } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { LANGUAGES } from './languages.ts'
import { messages as bhs } from './messages.bhs.ts'
import { messages as en } from './messages.en.ts'

export type Language = (typeof LANGUAGES)[number]

export function languageName(language: Language, locale: Locale): string {
  return (locale === 'bhs' ? bhs : en).languages[language]
}

/** Other words for a language, as people write them in a CV. */
const MORE: Partial<Record<Language, string>> = {
  bs: 'bosanskohercegovacki,bhs,b/h/s,bosanski/hrvatski/srpski,bosniak,bosnisch',
  hr: 'kroatisch',
  sr: 'serbisch',
  en: 'englisch,engleskog',
  de: 'nemacki,njemackog,deutsch',
  fr: 'französisch',
  tr: 'tursko',
  nl: 'holandski,niderlandski,flemish',
  es: 'spanjolski,castilian',
  pt: 'portugalski,brazilian portuguese',
  sl: 'slovenacki,slovene',
  sq: 'arnautski',
  hu: 'ugarski',
  zh: 'mandarin,kineski mandarin',
  sgn: 'znakovni,gestovni jezik',
  rom: 'roma,romany',
}

const BY_NAME: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    [language, bhs.languages[language], en.languages[language], ...(MORE[language]?.split(',') ?? [])].map(
      (name): [string, Language] => [fold(name), language],
    ),
  ),
)

/** The language that somebody names, in either language and script, with or without the word “jezik”. */
export function languageNamed(text: string): Language | undefined {
  const folded = fold(text)
  return BY_NAME.get(folded) ?? BY_NAME.get(folded.replace(/ ?\b(?:jezik|language)\b ?/g, '').trim())
}
