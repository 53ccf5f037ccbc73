import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, readTsv } from '../vocabulary/tsv.ts'

/** English stems of our stems, from titles, each with its frequency. */
export type LearnedWords = ReadonlyMap<string, readonly (readonly [string, number])[]>

const FILE = join(import.meta.dirname, '../../data/title-words.tsv')
const LEAST_PART = 5
const DERIVED = 0.7

/**
 * Reads the English meanings of words in titles, as counted in a classification with both languages; nothing else of it is
 * stored.
 */
export function readLearnedWords(file = FILE): LearnedWords {
  return new Map(
    readTsv(readFileSync(file, 'utf8'), ['bhs', 'en']).map(({ bhs, en }) => [
      bhs,
      listOf(en).map((one) => {
        const [stem = '', share = ''] = one.split(' ')
        return [stem, Number(share)] as const
      }),
    ]),
  )
}

/** Returns the meanings of a stem; for an unknown one, those of the longest known words at its start and its end. */
export function meaningsOf(stem: string, words: LearnedWords): readonly (readonly [string, number])[] {
  const meanings = words.get(stem)
  if (meanings) return meanings
  const ends = [
    part(stem, words, (length) => stem.slice(0, length)),
    part(stem, words, (length) => stem.slice(-length)),
  ]
  return ends.flatMap((meaning) => meaning.map(([en, share]) => [en, share * DERIVED] as const))
}

function part(stem: string, words: LearnedWords, cut: (length: number) => string) {
  for (let length = stem.length - 1; length >= LEAST_PART; length -= 1) {
    const meanings = words.get(cut(length))
    if (meanings) return meanings
  }
  return []
}
