import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, readTsv } from '../vocabulary/tsv.ts'

const FOLDER = join(import.meta.dirname, '../../data')
/** The prior probability of a proposal, and its weight in proposals. */
const USUALLY = 0.2
const DOUBT = 3

/**
 * Reads how much more often than others a proposed skill was right, as log-odds by key or identifier: counted on labelled
 * sentences of job advertisements, of which only the counts are stored.
 */
export function readPriors(): ReadonlyMap<string, number> {
  const rows = readTsv(readFileSync(join(FOLDER, 'skill-priors.tsv'), 'utf8'), ['skill', 'right', 'proposed'])
  return new Map(
    rows.map(({ skill, right, proposed }) => {
      const share = (Number(right) + USUALLY * DOUBT) / (Number(proposed) + DOUBT)
      return [skill, logOdds(share) - logOdds(USUALLY)]
    }),
  )
}

/** Returns the names of the classification's skills in English advertisements, by their identifiers. */
export function readEnglishNames(): ReadonlyMap<string, readonly string[]> {
  const rows = readTsv(readFileSync(join(FOLDER, 'english-names.tsv'), 'utf8'), ['esco', 'names'])
  return new Map(rows.map(({ esco, names }) => [esco, listOf(names)]))
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share))
}
