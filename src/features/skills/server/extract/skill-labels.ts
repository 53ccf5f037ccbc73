import { foldedWords } from '#platform/contract/fold.ts'
import { isSilentBhs, isSilentEn, stemsBhs, stemsEn } from '../text/stems.ts'
import type { SkillEntry } from '../vocabulary/vocabulary.ts'
import type { SkillLabel } from './label-table.ts'

const OTHER_NAME = 0.96
const MAX_WORDS = 9
const PROPER = /^\P{L}*\p{Lu}|\p{Ll}\p{Lu}|[+#\d]/u

/** Returns all names of the skills in one language for the table, without single ordinary words. */
export function labelsOf(
  skills: readonly SkillEntry[],
  language: 'bhs' | 'en',
  ordinary: ReadonlySet<string>,
): SkillLabel[] {
  const stem = language === 'en' ? stemsEn : stemsBhs
  const isSilent = language === 'en' ? isSilentEn : isSilentBhs
  return skills.flatMap(({ names, ours }, skill) => {
    const keys = new Set<string>()
    return names[language].flatMap((name, n) => {
      const bare = name.replace(/\s*\([^)]*\)/g, '').trim()
      return [...new Set([bare, name])].flatMap((text): SkillLabel[] => {
        const stems = stem(text)
        const key = [...stems].sort().join(' ')
        if (stems.length === 0 || stems.length > MAX_WORDS || keys.has(key)) return []
        const isProper = PROPER.test(text)
        const isChosen = n < Math.max(1, ours[language])
        if (stems.length === 1 && !isChosen && !isProper && ordinary.has(key)) return []
        keys.add(key)
        const words = foldedWords(text).filter((word) => !isSilent(word))
        return [
          {
            skill,
            stems,
            words,
            weight: n === 0 ? 1 : OTHER_NAME,
            isProper: isProper && language === 'en',
            isChosen,
          },
        ]
      })
    })
  })
}
