import { fold } from '#platform/contract/fold.ts'
import type { LANGUAGE_LEVELS } from './languages.ts'
import type { SKILL_LEVELS } from './sections.ts'

export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** Words for the level of a language, the most specific first; folded. */
const LANGUAGE_WORDS: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/\b(?:matern\w*|native|mother tongue|bilingual|first language|izvorn\w* govorni\w*)\b/, 'native'],
  [
    /\b(?:full professional|izvrsn\w*|odlicn\w*|tecn\w*|fluent\w*|excellent|proficien(?!cy)\w*|advanced|napredn\w*)\b/,
    'C1',
  ],
  [/\b(?:limited working|conversational|srednj\w*|konverzacij\w*|intermediate|solid\w*)\b/, 'B1'],
  [
    /\b(?:professional working|upper intermediate|visi srednji|vrlo dob\w*|aktivn\w*|very good|samostaln\w*|independent)\b/,
    'B2',
  ],
  [/\b(?:good|dobr\w*)\b/, 'B1'],
  [/\b(?:elementary|osnov\w*|basic|pasivn\w*)\b/, 'A2'],
  [/\b(?:beginner|pocet\w*)\b/, 'A1'],
]
const FIRST = /\b(?:upper intermediate|visi srednji|very good|vrlo dob\w*|limited working)\b/

/** Returns the level of the European framework that is stated or comes nearest. */
export function languageLevelNamed(text: string): LanguageLevel | undefined {
  const grade = /(?:^|[^\p{L}\d])([ABC])\s?([12])(?![\p{L}\d])/iu.exec(
    text.replace(/[АВС](?=[12])/g, latinLetter),
  )
  if (grade) return `${grade[1]?.toUpperCase()}${grade[2]}` as LanguageLevel
  const folded = fold(text)
  const first = FIRST.exec(folded)?.[0]
  return LANGUAGE_WORDS.find(([words]) => words.test(first ?? folded))?.[1]
}

/** People who write Cyrillic often write А1, В2 and С1 with its letters. */
function latinLetter(letter: string): string {
  return letter === 'А' ? 'A' : letter === 'В' ? 'B' : 'C'
}

const SKILL_WORDS: readonly (readonly [RegExp, SkillLevel])[] = [
  [/\b(?:expert|master|strucn\w*|ekspert\w*|guru)\b/, 'expert'],
  [/\b(?:advanced|napredn\w*|odlicn\w*|excellent|proficient|senior|very good|vrlo dob\w*)\b/, 'advanced'],
  [/\b(?:intermediate|independent|samostaln\w*|srednj\w*|good|dobr\w*|competent)\b/, 'independent'],
  [/\b(?:beginner|basic\w*|osnov\w*|pocet\w*|novice|elementary)\b/, 'basic'],
]

/** Words of other programs for our levels, in our order. */
export const SKILL_LEVEL_WORDS: Readonly<Record<SkillLevel, string>> = {
  basic: 'Beginner',
  independent: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
}

export function skillLevelNamed(text: string): SkillLevel | undefined {
  const folded = fold(text)
  return SKILL_WORDS.find(([words]) => words.test(folded))?.[1]
}
