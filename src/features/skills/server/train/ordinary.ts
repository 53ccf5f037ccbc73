import { stemsEn } from '../text/stems.ts'
import type { SkillEntry } from '../vocabulary/vocabulary.ts'

const MOST_SKILLS = 12

/** Returns stems in so many descriptions that alone they name no skill. */
export function learnOrdinary(skills: readonly SkillEntry[]): ReadonlySet<string> {
  const spread = new Map<string, number>()
  for (const { description } of skills)
    for (const stem of new Set(stemsEn(description))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return new Set([...spread].flatMap(([stem, count]) => (count > MOST_SKILLS ? [stem] : [])))
}
