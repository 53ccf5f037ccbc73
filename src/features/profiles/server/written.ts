import type { Locale } from '#platform/contract/locale.ts'
import { textsOf } from '../contract/bilingual.ts'

/** When each language of each text of a section was last written. */
export type Written = Record<string, Partial<Record<Locale, string>>>

/** Both languages are often written in one sitting, one after the other. */
const SITTING_MS = 10 * 60_000
const LANGUAGES = ['bhs', 'en'] as const

/** Notes what has changed between two states of a section; texts that are gone are forgotten. */
export function noteWritten(input: { before: object; after: object; written: Written; now: Date }): Written {
  const { before, after, written, now } = input
  const old = new Map(textsOf(before).map(({ path, text }) => [path, text]))
  const noted: Written = {}
  for (const { path, text } of textsOf(after)) {
    const times = { ...written[path] }
    for (const language of LANGUAGES) {
      if (text[language] !== (old.get(path)?.[language] ?? '')) times[language] = now.toISOString()
    }
    if (Object.keys(times).length > 0) noted[path] = times
  }
  return noted
}

/** Texts of which one language was written long before the other; what is missing is not old. */
export function olderTexts(content: object, written: Written): { path: string; language: Locale }[] {
  return textsOf(content).flatMap(({ path, text }) => {
    const { bhs, en } = written[path] ?? {}
    if (!bhs || !en || text.bhs.trim() === '' || text.en.trim() === '') return []
    const ahead = Date.parse(bhs) - Date.parse(en)
    if (Math.abs(ahead) < SITTING_MS) return []
    return [{ path, language: ahead > 0 ? ('en' as const) : ('bhs' as const) }]
  })
}
