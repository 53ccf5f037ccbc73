import { fold } from '#platform/contract/fold.ts'
import { escoUri } from '../release/esco-uri.ts'
import type { Meanings } from '../train/meanings.ts'
import { learnRanker } from '../train/ranker-material.ts'
import { learnSubstitutes } from '../train/substitutes.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { ownId } from '../vocabulary/vocabulary.ts'
import { Extractor } from './extractor.ts'

/** A skill of our own vocabulary found in a text. */
export type OwnSkill = {
  id: string
  esco: string | null
  bhs: string
  en: string
  confidence: number
  start: number
  end: number
}

/** Learns no word meanings, because that takes seconds, too long for programs that read one text. */
const UNLEARNED: Meanings = {
  stems: [],
  rarity: new Float32Array(),
  words: { size: 0, cells: new Int8Array() },
  skills: { size: 0, cells: new Int8Array() },
}

/** Returns a function that finds skills with the delivered vocabulary only: no database, no release, no training. */
export async function openOwnSkills(): Promise<(text: string) => OwnSkill[]> {
  const vocabulary = await gatherVocabulary(readOwnTables())
  const substitutes = learnSubstitutes(vocabulary.skills)
  const extractor = new Extractor(vocabulary, {
    substitutes,
    meanings: UNLEARNED,
    ordinary: new Set(),
    ranker: learnRanker(),
  })
  return (text) =>
    extractor.find(text).flatMap(({ skill, confidence, start, end }) => {
      const entry = vocabulary.skills[skill]
      if (!entry) return []
      const { id, esco, names } = entry
      const uri = esco === null ? null : escoUri('skill', esco)
      return [{ id, esco: uri, bhs: names.bhs[0] ?? '', en: names.en[0] ?? '', confidence, start, end }]
    })
}

/** Returns the names of that vocabulary in both languages, folded, each with its skill. */
export function openOwnNames(): Map<string, string> {
  const names = new Map<string, string>()
  const skills = readOwnTables().skills
  const namesOf = [
    ({ bhs, en }: (typeof skills)[number]) => [bhs, en],
    ({ synonyms }: (typeof skills)[number]) => [...synonyms.bhs, ...synonyms.en],
  ]
  for (const of of namesOf)
    for (const skill of skills)
      for (const name of of(skill)) {
        const folded = fold(name)
        if (!names.has(folded)) names.set(folded, skill.esco ?? ownId('skill', skill.key))
      }
  return names
}
