import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTsv } from './tsv.ts'

/** The relation of a classification's skill to ours: the same, broader or narrower. */
export type Relation = 'exact' | 'broader' | 'narrower'
export type NearestEsco = { esco: string; relation: Relation }

const FILE = join(import.meta.dirname, '../../data/nearest-esco.tsv')
const RELATIONS: readonly string[] = ['exact', 'broader', 'narrower'] satisfies Relation[]

/**
 * Reads the nearest skill of the classification, by key, for skills of ours that it lacks: two of ours may share the
 * nearest one, so it cannot be their identifier.
 */
export function readNearestEsco(file = FILE): ReadonlyMap<string, NearestEsco> {
  const rows = readTsv(readFileSync(file, 'utf8'), ['skill', 'esco', 'relation'])
  return new Map(rows.map(({ skill, esco, relation }) => [skill, { esco, relation: relationOf(relation) }]))
}

function relationOf(text: string): Relation {
  if (!isRelation(text)) throw new TypeError(`${text} is no relation`)
  return text
}

function isRelation(text: string): text is Relation {
  return RELATIONS.includes(text)
}
