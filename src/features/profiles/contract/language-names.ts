import { fold } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { LANGUAGES } from './languages.ts'

export type Language = (typeof LANGUAGES)[number]

/** The display names of languages. */
const NAMES: Readonly<Record<Language, Readonly<Record<Locale, string>>>> = {
  bs: { bhs: 'Bosanski', en: 'Bosnian' },
  hr: { bhs: 'Hrvatski', en: 'Croatian' },
  sr: { bhs: 'Srpski', en: 'Serbian' },
  cnr: { bhs: 'Crnogorski', en: 'Montenegrin' },
  en: { bhs: 'Engleski', en: 'English' },
  de: { bhs: 'Njemački', en: 'German' },
  fr: { bhs: 'Francuski', en: 'French' },
  it: { bhs: 'Italijanski', en: 'Italian' },
  es: { bhs: 'Španski', en: 'Spanish' },
  tr: { bhs: 'Turski', en: 'Turkish' },
  ar: { bhs: 'Arapski', en: 'Arabic' },
  ru: { bhs: 'Ruski', en: 'Russian' },
  sl: { bhs: 'Slovenski', en: 'Slovenian' },
  mk: { bhs: 'Makedonski', en: 'Macedonian' },
  sq: { bhs: 'Albanski', en: 'Albanian' },
  hu: { bhs: 'Mađarski', en: 'Hungarian' },
  pl: { bhs: 'Poljski', en: 'Polish' },
  cs: { bhs: 'Češki', en: 'Czech' },
  nl: { bhs: 'Nizozemski', en: 'Dutch' },
  sv: { bhs: 'Švedski', en: 'Swedish' },
  no: { bhs: 'Norveški', en: 'Norwegian' },
  da: { bhs: 'Danski', en: 'Danish' },
  pt: { bhs: 'Portugalski', en: 'Portuguese' },
  el: { bhs: 'Grčki', en: 'Greek' },
  ro: { bhs: 'Rumunski', en: 'Romanian' },
  bg: { bhs: 'Bugarski', en: 'Bulgarian' },
  uk: { bhs: 'Ukrajinski', en: 'Ukrainian' },
  zh: { bhs: 'Kineski', en: 'Chinese' },
  ja: { bhs: 'Japanski', en: 'Japanese' },
  ko: { bhs: 'Korejski', en: 'Korean' },
  rom: { bhs: 'Romski', en: 'Romani' },
  sgn: { bhs: 'Znakovni jezik', en: 'Sign language' },
}

export function languageName(language: Language, locale: Locale): string {
  return NAMES[language][locale]
}

/** Other names of languages in CVs. */
const MORE: Partial<Record<Language, string>> = {
  bs: 'bosanskohercegovacki,bhs,b/h/s,bosanski/hrvatski/srpski,bosniak,bosnisch',
  hr: 'kroatisch',
  sr: 'serbisch',
  en: 'englisch,engleskog',
  de: 'nemacki,njemackog,deutsch',
  fr: 'französisch',
  it: 'talijanski,talijanskog',
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
    [language, NAMES[language].bhs, NAMES[language].en, ...(MORE[language]?.split(',') ?? [])].map(
      (name): [string, Language] => [fold(name), language],
    ),
  ),
)

/** Returns the language of a name in either language and script, with or without “jezik”. */
export function languageNamed(text: string): Language | undefined {
  const folded = fold(text)
  return BY_NAME.get(folded) ?? BY_NAME.get(folded.replace(/ ?\b(?:jezik|language)\b ?/g, '').trim())
}
