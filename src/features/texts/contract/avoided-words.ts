import { foldedWords } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'

/** Words that the glossary replaces by another one; only those without any other meaning. */
const AVOIDED: Readonly<Record<Locale, readonly string[]>> = {
  bhs: `uloguj ulogujte nalog nalozi nalogu naloga e-pošta podešavanja interesovanja kontrolna apliciraj aplikacija aplikacije
    aplikaciju konkuriši natječaj tender intervju intervjua kompetencija kompetencije komisija komisije žiri kanvas recenzija
    evaluator tranša projekt bosanski formular formulara formulari formularom`.split(/\s+/),
  en: `gig gigs log-in login username administrator panelist jury tranche verification-mark`.split(/\s+/),
}
const FOLDED: Readonly<Record<Locale, ReadonlySet<string>>> = {
  bhs: new Set(AVOIDED.bhs.flatMap((word) => foldedWords(word).join(' '))),
  en: new Set(AVOIDED.en.flatMap((word) => foldedWords(word).join(' '))),
}

/** Returns those in a text that its earlier version did not have. */
export function avoidedWords({
  text,
  before,
  locale,
}: {
  text: string
  before: string
  locale: Locale
}): string[] {
  const were = new Set(foldedWords(before))
  return [...new Set(foldedWords(text))].filter((word) => FOLDED[locale].has(word) && !were.has(word))
}
