import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, readTsv } from './tsv.ts'

/** A skill of our vocabulary; `esco` is the identifier of the same skill there, if known. */
export type OwnSkill = {
  key: string
  group: string
  bhs: string
  en: string
  synonyms: { bhs: string[]; en: string[] }
  esco: string | null
}

/** An occupation of our vocabulary, with its masculine and feminine title. */
export type OwnOccupation = {
  key: string
  isco: string
  bhsM: string
  bhsF: string
  en: string
  synonyms: { bhs: string[]; en: string[] }
  essential: string[]
  optional: string[]
  esco: string | null
}

export type OwnTables = { skills: OwnSkill[]; occupations: OwnOccupation[] }

const DATA = join(import.meta.dirname, '../../data')
const SKILL = ['id', 'group', 'bhs', 'en', 'synonyms_bhs', 'synonyms_en', 'esco'] as const
const OCCUPATION = [
  'id',
  'isco',
  'bhs_m',
  'bhs_f',
  'en',
  'synonyms_bhs',
  'synonyms_en',
  'essential',
  'optional',
  'esco',
] as const

/** Reads the delivered vocabulary. */
export function readOwnTables(folder = DATA): OwnTables {
  return {
    skills: readSkills(readFileSync(join(folder, 'skills.tsv'), 'utf8')),
    occupations: readOccupations(readFileSync(join(folder, 'occupations.tsv'), 'utf8')),
  }
}

function readSkills(text: string): OwnSkill[] {
  return readTsv(text, SKILL).map((row) => ({
    key: row.id,
    group: row.group,
    bhs: row.bhs,
    en: row.en,
    synonyms: { bhs: listOf(row.synonyms_bhs), en: listOf(row.synonyms_en) },
    esco: row.esco || null,
  }))
}

function readOccupations(text: string): OwnOccupation[] {
  return readTsv(text, OCCUPATION).map((row) => ({
    key: row.id,
    isco: row.isco,
    bhsM: row.bhs_m,
    bhsF: row.bhs_f,
    en: row.en,
    synonyms: { bhs: listOf(row.synonyms_bhs), en: listOf(row.synonyms_en) },
    essential: listOf(row.essential),
    optional: listOf(row.optional),
    esco: row.esco || null,
  }))
}
