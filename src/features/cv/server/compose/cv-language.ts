import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { messages as profileBhs } from '#features/profiles/contract/messages.bhs.ts'
import { messages as profileEn } from '#features/profiles/contract/messages.en.ts'
import { toLatin } from '#platform/contract/fold-script.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { writerOfToday } from '#platform/server/i18n/script.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import type { Script } from '../../contract/variant.ts'

export const catalogues = { bhs, en }

const TAGS = { latin: 'bs-Latn', cyrillic: 'bs-Cyrl', english: 'en-GB' } as const

/** Returns the translator and speller for a script: our texts and the person's, in its letters. */
export function cvLanguage(script: Script) {
  const locale: Locale = script === 'english' ? 'en' : 'bhs'
  const ours = script === 'cyrillic' ? writerOfToday() : toLatin
  const translated = (text: string) => (locale === 'bhs' ? ours(text) : text)
  const profile = translator({ bhs: profileBhs, en: profileEn }, locale)
  const own = translator(catalogues, locale)
  const untranslated = new Set<string>()
  return {
    locale,
    tag: TAGS[script],
    untranslated,
    /** Returns a text of ours in Latin or Cyrillic letters. */
    write: translated,
    /** Returns a name or label without translation in the letters of this CV. */
    spell: ours,
    profile: inScript(profile, translated),
    own: inScript(own, translated),
    /** Returns a text of the person; records those that exist only in the other language. */
    read(text: Bilingual): string {
      const content = readText(text, locale)
      if (content.text !== '' && content.language !== locale) untranslated.add(content.text.slice(0, 80))
      // English words in a Cyrillic CV stay English.
      return content.language === 'bhs' ? ours(content.text) : content.text
    },
  }
}

/** Wraps a translator so that its texts are in the letters of the CV; keys and arguments stay the same. */
function inScript<T extends (...args: never[]) => string>(translate: T, write: (text: string) => string): T {
  return ((...args: never[]) => write(translate(...args))) as T
}

export type CvLanguage = ReturnType<typeof cvLanguage>
