import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, readTsv } from '../vocabulary/tsv.ts'
import { stemsBhs, stemsEn } from './stems.ts'

/** English stems that a word of ours may mean, best first. */
export type Meaning = readonly (readonly string[])[]

/** Our words about work with their English meanings; keys are stems separated by spaces. */
export type Lexicon = { meanings: ReadonlyMap<string, Meaning>; longest: number }

const FILE = join(import.meta.dirname, '../../data/words.tsv')

export function readLexicon(file = FILE): Lexicon {
  const meanings = new Map<string, string[][]>()
  let longest = 1
  for (const { bhs, en } of readTsv(readFileSync(file, 'utf8'), ['bhs', 'en'])) {
    const senses = listOf(en).map(stemsEn)
    for (const form of listOf(bhs)) {
      const stems = stemsBhs(form)
      if (stems.length === 0) continue
      longest = Math.max(longest, stems.length)
      const existing = meanings.get(stems.join(' ')) ?? []
      meanings.set(stems.join(' '), [...existing, ...senses.filter((sense) => !isKnown(existing, sense))])
    }
  }
  return { meanings, longest }
}

function isKnown(existing: readonly string[][], sense: readonly string[]): boolean {
  return existing.some((other) => other.join(' ') === sense.join(' '))
}
