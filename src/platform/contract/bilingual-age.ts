import type { PlacedText } from './bilingual.ts'
import { LOCALES, type Locale } from './locale.ts'

/** When each language of each text was last written, by the place of the text. */
export type TextTimes<Path extends string = string> = Partial<Record<Path, Partial<Record<Locale, string>>>>

/** Both languages are often written in one sitting, one after the other. */
const SITTING_MS = 10 * 60_000

/** Notes what has changed between two states; texts that are gone are forgotten. */
export function updateTextTimes<Path extends string>(input: {
  before: readonly PlacedText<Path>[]
  after: readonly PlacedText<Path>[]
  written: TextTimes<Path>
  now: Date
}): TextTimes<Path> {
  const { before, after, written, now } = input
  const old = new Map(before.map(({ path, text }) => [path, text]))
  const noted: TextTimes<Path> = {}
  for (const { path, text } of after) {
    const times: Partial<Record<Locale, string>> = { ...written[path] }
    for (const language of LOCALES) {
      if (text[language] !== (old.get(path)?.[language] ?? '')) times[language] = now.toISOString()
    }
    if (Object.keys(times).length > 0) noted[path] = times
  }
  return noted
}

/** Texts of which one language was written long before the other, and which; what is missing is not old. */
export function olderTexts<Path extends string>(
  texts: readonly PlacedText<Path>[],
  times: TextTimes<Path>,
): { path: Path; language: Locale }[] {
  return texts.flatMap(({ path, text }) => {
    const { bhs, en } = times[path] ?? {}
    if (!bhs || !en || text.bhs.trim() === '' || text.en.trim() === '') return []
    const ahead = Date.parse(bhs) - Date.parse(en)
    if (Math.abs(ahead) < SITTING_MS) return []
    return [{ path, language: ahead > 0 ? ('en' as const) : ('bhs' as const) }]
  })
}
