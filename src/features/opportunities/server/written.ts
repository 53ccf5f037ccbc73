import type { Locale } from '#platform/contract/locale.ts'
import type { Content } from '../contract/content.ts'
import { plainText } from '../contract/plain-text.ts'

/** Texts that have both languages, by the name of their field. */
export const TEXTS = ['title', 'summary', 'body'] as const
export type TextName = (typeof TEXTS)[number]

/** When each language of each text was last written. */
export type Written = Partial<Record<TextName, Partial<Record<Locale, string>>>>

/** Both languages are often written in one sitting, one after the other. */
const SITTING_MS = 10 * 60_000
const LANGUAGES = ['bhs', 'en'] as const

export function noteWritten(input: {
  before: Content
  after: Content
  written: Written
  now: Date
}): Written {
  const { before, after, written, now } = input
  const noted: Written = {}
  for (const name of TEXTS) {
    const times = { ...written[name] }
    for (const language of LANGUAGES) {
      if (JSON.stringify(after[name][language]) !== JSON.stringify(before[name][language]))
        times[language] = now.toISOString()
    }
    if (Object.keys(times).length > 0) noted[name] = times
  }
  return noted
}

/** Texts of which one language was written long before the other; what is missing is not old. */
export function olderTexts(content: Content, written: Written): { path: TextName; language: Locale }[] {
  return TEXTS.flatMap((path) => {
    const { bhs, en } = written[path] ?? {}
    if (!bhs || !en || wordsOf(content, path).some((words) => words.trim() === '')) return []
    const ahead = Date.parse(bhs) - Date.parse(en)
    if (Math.abs(ahead) < SITTING_MS) return []
    return [{ path, language: ahead > 0 ? ('en' as const) : ('bhs' as const) }]
  })
}

function wordsOf(content: Content, name: TextName): string[] {
  return LANGUAGES.map((language) =>
    name === 'body' ? plainText(content.body[language]) : content[name][language],
  )
}
