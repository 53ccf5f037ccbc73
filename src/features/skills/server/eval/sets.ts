import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '#platform/contract/fold.ts'
import { listOf, readTsv } from '../vocabulary/tsv.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

export type Labelled = { text: string; meant: Set<number>; isTest: boolean }
export type NearJudgement = { skill: number; gains: Map<number, number> }

const FOLDER = join(import.meta.dirname, '../../eval')

/** Returns whether a text is in the half of its set, by digest, that was never looked at while the engine was made. */
export function isTest(text: string): boolean {
  return (createHash('sha1').update(text).digest()[0] ?? 0) % 2 === 1
}

/** Reads sentences with the intended skills, by key or name; sentences with an unknown skill are left out. */
export function readSentences(language: 'bhs' | 'en', { skills }: Pick<Vocabulary, 'skills'>): Labelled[] {
  const find = finder(skills)
  return readTsv(read(`sentences-${language}.tsv`), ['text', 'skills']).flatMap(
    ({ text, skills: labels }) => {
      const places = listOf(labels).map(find)
      return places.includes(-1) ? [] : [{ text, meant: new Set(places), isTest: isTest(text) }]
    },
  )
}

export function readTitles({ occupations }: Pick<Vocabulary, 'occupations'>): Labelled[] {
  const placeOf = new Map(occupations.map(({ key }, place) => [key, place]))
  return readTsv(read('titles.tsv'), ['title', 'occupation']).flatMap(({ title, occupation }) => {
    const place = placeOf.get(occupation)
    return place === undefined ? [] : [{ text: title, meant: new Set([place]), isTest: isTest(title) }]
  })
}

/** Reads titles with the group they name; finer ones have none. */
export function readGroupTitles(): { text: string; group: string; isTest: boolean }[] {
  return readTsv(read('group-titles.tsv'), ['title', 'group']).map(({ title, group }) => ({
    text: title,
    group,
    isTest: isTest(title),
  }))
}

/** A colloquial text: of each group one skill must be found, and nothing else may be. */
export type Colloquial = { text: string; main: Set<number>[]; right: Set<number>; isTest: boolean }

export function readColloquial({ skills }: Pick<Vocabulary, 'skills'>): Colloquial[] {
  const find = finder(skills)
  return readTsv(read('colloquial.tsv'), ['text', 'skills', 'also']).map((row) => {
    const main = listOf(row.skills).map((group) => new Set(group.split('|').map(find)))
    const right = new Set([...main.flatMap((group) => [...group]), ...listOf(row.also).map(find)])
    return { text: row.text, main, right, isTest: isTest(row.text) }
  })
}

export function readNear({ skills }: Pick<Vocabulary, 'skills'>): NearJudgement[] {
  const find = finder(skills)
  return readTsv(read('near-skills.tsv'), ['skill', 'near', 'related', 'far']).map((row) => ({
    skill: find(row.skill),
    gains: new Map([
      ...listOf(row.near).map((one) => [find(one), 2] as const),
      ...listOf(row.related).map((one) => [find(one), 1] as const),
      ...listOf(row.far).map((one) => [find(one), 0] as const),
    ]),
  }))
}

/** Finds a skill by key, or by the list of names in which the name comes first. */
function finder(skills: Vocabulary['skills']): (name: string) => number {
  const byKey = new Map(skills.map(({ key }, place) => [key, place]))
  const byName = new Map<string, { place: number; rank: number }>()
  skills.forEach(({ names }, place) => {
    for (const list of [names.en, names.bhs])
      list.forEach((name, rank) => {
        const existing = byName.get(fold(name))
        if (!existing || rank < existing.rank) byName.set(fold(name), { place, rank })
      })
  })
  return (name) => byKey.get(name) ?? byName.get(fold(name))?.place ?? -1
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8')
}
