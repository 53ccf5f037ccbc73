import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, readTsv } from '../vocabulary/tsv.ts'

const FILE = join(import.meta.dirname, '../../data/extra-titles.tsv')

/** Reads our titles for occupations that only the classification has, by identifier. */
export function readExtraTitles(file = FILE): ReadonlyMap<string, readonly string[]> {
  const rows = readTsv(readFileSync(file, 'utf8'), ['esco', 'titles'])
  return new Map(rows.map(({ esco, titles }) => [esco, listOf(titles)]))
}
