import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { listOf, readTsv } from '../vocabulary/tsv.ts'
import { randomOf } from './random.ts'
import type { Pair } from './train-encoder.ts'

/** Names of the same thing in our languages and in English. */
type Family = { bhs: readonly string[]; en: readonly string[] }

const WORDS = join(import.meta.dirname, '../../data/words.tsv')
/** Share of pairs across languages, where there are names in both. */
const ACROSS = 0.5
const TRIES = 4

/**
 * Returns what gives a round's pairs: each name of an occupation, of a skill of ours and of a word about work, beside
 * another of the same. Skills that only a classification has are many and their names long, and made nothing better.
 */
export function pairsOf(vocabulary: Pick<Vocabulary, 'skills' | 'occupations'>): (round: number) => Pair[] {
  const families: Family[] = [
    ...vocabulary.occupations.map(({ names }) => names),
    ...vocabulary.skills.flatMap(({ key, names }) => (key === null ? [] : [names])),
    ...readTsv(readFileSync(WORDS, 'utf8'), ['bhs', 'en']).map(({ bhs, en }) => ({
      bhs: listOf(bhs),
      en: listOf(en),
    })),
  ]
  return (round) => {
    const random = randomOf(round + 1)
    const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)]!
    return families.flatMap(({ bhs, en }, family) => {
      const names = [...bhs, ...en]
      return names.flatMap((left, n) => {
        const others = n < bhs.length ? en : bhs
        let right = others.length > 0 && random() < ACROSS ? pick(others) : pick(names)
        for (let tries = 0; tries < TRIES && right === left; tries += 1) right = pick(names)
        return right === left ? [] : [{ left, right, family }]
      })
    })
  }
}
