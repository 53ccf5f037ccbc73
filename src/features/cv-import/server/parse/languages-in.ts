import { type Language, languageNamed } from '#features/profiles/contract/language-names.ts'
import { type LanguageLevel, languageLevelNamed } from '#features/profiles/contract/level-names.ts'
import { withoutMarks } from '../layout/level-marks.ts'
import type { Line } from '../layout/line.ts'

export type LanguageMatch = { language: Language; level: LanguageLevel; confidence: number; source: string }

const GRADE = /(?<![\p{L}\d])([ABCАВС])\s?([12])(?![\p{L}\d])/gu
const ORDER: readonly LanguageLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
/** Below the name of a language, not above those that follow. */
const NATIVE_ALONE = /^\W*(?:materinji|maternji|матерњи|materinski|native(?: speaker)?)\W*$/iu
const WORD = /[\p{L}\p{M}/]+/gu

/** Reads the languages of a part, each with the text up to the next one. */
export function languagesIn(lines: readonly Line[], isMother = false): LanguageMatch[] {
  const languageMatches: LanguageMatch[] = []
  let native = isMother
  for (const { text } of lines) {
    const places = namedIn(text)
    // “Maternji jezik: bosanski” may be on a line of its own above the languages.
    const motherAt = text.search(/matern|матерњ|materin|mother tongue|native language/i)
    if (places.length === 0) {
      const last = languageMatches.at(-1)
      if (last && last.confidence < 0.5 && NATIVE_ALONE.test(text)) {
        last.level = 'native'
        last.confidence = 0.95
        last.source = `${last.source} ${text}`
      } else if (motherAt >= 0) native = true
      else if (/ostali|drugi|other|strani|остали|други|страни/i.test(text)) native = false
      else addLevels(languageMatches.at(-1), text)
      continue
    }
    for (const [at, { language, start, end }] of places.entries()) {
      const after = text.slice(end, places[at + 1]?.start ?? text.length)
      const before = text.slice(at === 0 ? 0 : start, start)
      const isNative =
        native ||
        (motherAt >= 0 && motherAt < (places[0]?.start ?? 0)) ||
        /^\W*(?:matern|матерњ|materin|native)/iu.test(after)
      const level = isNative ? 'native' : (levelOf(after) ?? levelOf(before))
      const levelByMarks = level ? undefined : levelOfMarks(withoutMarks(after.trim()).share)
      // Dots are less certain than words.
      const confidence = level ? 0.95 : levelByMarks ? 0.5 : 0.3
      languageMatches.push({ language, level: level ?? levelByMarks ?? 'B1', confidence, source: text })
    }
    if (motherAt >= 0 && !isMother) native = false
  }
  return languageMatches.filter(
    ({ language }, at) => languageMatches.findIndex((other) => other.language === language) === at,
  )
}

/** Adds levels on the lines below the name of a language. */
function addLevels(last: LanguageMatch | undefined, text: string): void {
  if (!last || last.level === 'native') return
  const level = levelOf(text) ?? levelOfMarks(withoutMarks(text).share)
  if (!level) return
  if (last.confidence > 0.5) {
    last.source = `${last.source} ${text}`
    return
  }
  last.level = level
  last.confidence = 0.9
  last.source = `${last.source} ${text}`
}

/** Returns one level for all abilities: of several grades the middle one, or the lower of two. */
export function levelOf(text: string): LanguageLevel | undefined {
  const grades = [...text.matchAll(GRADE)]
    .map(([grade]) => languageLevelNamed(grade))
    .filter((level): level is LanguageLevel => level !== undefined)
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  return grades[Math.floor((grades.length - 1) / 2)] ?? languageLevelNamed(text)
}

/** Returns the level of dots, stars or a percentage: from A1 to C1. */
export function levelOfMarks(share: number | undefined): LanguageLevel | undefined {
  return share === undefined ? undefined : ORDER[Math.max(0, Math.ceil(share * 5) - 1)]
}

function namedIn(text: string): { language: Language; start: number; end: number }[] {
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const mentions: { language: Language; start: number; end: number }[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const next = words[at + 1]
    if (!word || word.word.length < 3) continue
    const two = next && languageNamed(`${word.word} ${next.word}`)
    const language =
      languageNamed(word.word) ?? (two && languageNamed(next?.word ?? '') === undefined ? two : undefined)
    if (!language) continue
    mentions.push({ language, start: word.start, end: word.end })
  }
  // “Bosanski/hrvatski/srpski” is a single answer of a person who does not choose.
  return mentions
}
