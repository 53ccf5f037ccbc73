import { foldedWords } from '#platform/contract/fold.ts'

/** The level of a skill as the text states it. */
export type Stated = {
  level: 'basic' | 'intermediate' | 'advanced' | null
  cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null
  years: number | null
}

const NEGATIONS = new Set(
  'no not without never lacking ne bez nema nemam nisam nije nisu nikad neman'.split(' '),
)
const NOT_NEGATED = new Set('only samo problem doubt'.split(' '))
/** A skill that somebody wishes to learn is not known yet; one that they managed to learn is. */
const WISH =
  /(?:^| )(?:(?:want|wants|like|love|hope|wish|plan) to learn|(?<!(?:uspio|uspjel[aio]|stigao|stigl[aio]) (?:(?:sam|smo|je|su) )?)(?:nauciti|savladati)|(?:da|bi) (?:naucim|naucimo|savladam|savladamo)) /
const LEVELS: readonly (readonly [NonNullable<Stated['level']>, readonly string[]])[] = [
  [
    'advanced',
    'advanc excellent fluent expert profici master in-depth native napredn odlic izvrsn tecn strucn ekspert savrsen matern'.split(
      ' ',
    ),
  ],
  [
    'intermediate',
    'intermediat solid good working conversational dobr srednj solidn aktivn konverzac'.split(' '),
  ],
  ['basic', 'basic beginn elementary fundamental introductory osnov pocetn elementarn pasivn'.split(' ')],
]
const CEFR = /^(?:a1|a2|b1|b2|c1|c2)$/
const YEARS = /^(?:years?|yrs?|godin[aeu]?|god)$/
const BEFORE = 4
const AFTER = 5
const MAX_YEARS = 60

/**
 * Returns whether the words before a skill negate or only wish for it: no experience with, bez iskustva u, želim naučiti.
 */
export function isDenied(before: string): boolean {
  const clause = before.slice(before.search(/[^,;:()]*$/))
  const all = foldedWords(clause)
  const words = all.slice(-BEFORE)
  if (WISH.test(`${all.slice(-2 * BEFORE).join(' ')} `)) return true
  return words.some((word, n) => NEGATIONS.has(word) && !NOT_NEGATED.has(words[n + 1] ?? ''))
}

/** Returns the level stated around a skill; the nearest one before it counts first. */
export function statedLevel({ before, after }: { before: string; after: string }): Stated {
  const near = [
    ...foldedWords(before.slice(before.search(/[^.;\n]*$/)))
      .slice(-BEFORE)
      .reverse(),
    ...foldedWords(after.slice(0, after.search(/[.;\n]|$/))).slice(0, AFTER),
  ]
  const cefr = near.find((word) => CEFR.test(word))?.toUpperCase() as Stated['cefr'] | undefined
  return { level: levelOf(near), cefr: cefr ?? null, years: yearsIn(`${tail(before)} | ${after}`) }
}

function levelOf(words: readonly string[]): Stated['level'] {
  for (const word of words)
    for (const [level, beginnings] of LEVELS)
      if (beginnings.some((start) => word.startsWith(start))) return level
  return null
}

function yearsIn(text: string): number | null {
  const words = foldedWords(text).slice(0, BEFORE * 3 + AFTER)
  for (const [n, word] of words.entries()) {
    if (!YEARS.test(word)) continue
    const count = Number.parseInt(words[n - 1] ?? '', 10)
    if (count > 0 && count <= MAX_YEARS) return count
  }
  return null
}

function tail(before: string): string {
  return before.slice(before.search(/[^.;,\n]*$/)).slice(-60)
}
