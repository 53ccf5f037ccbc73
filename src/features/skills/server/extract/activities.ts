import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldedWords } from '#platform/contract/fold.ts'
import { stemOfBhs, stemsBhs, stemsEn } from '../text/stems.ts'
import { plainRoots, verbRoot } from '../text/verbs-bhs.ts'
import { listOf, readTsv } from '../vocabulary/tsv.ts'

/** An activity that shows a skill: one of some verbs with one of some things; without things the verb is enough. */
export type Activity = {
  skill: string
  language: 'bhs' | 'en'
  /** Whether the objects are the place or role of the activity: u kafiću, kao konobar. */
  isPlace: boolean
  /** Keys of words, as from `keysOfWord` and `keysOfStem`. */
  verbs: readonly string[]
  objects: readonly (readonly string[])[]
}

/** The verbs of working, which take a place or a role. */
const AT_PLACES = '@work'
const FILE = join(import.meta.dirname, '../../data/activities.tsv')

/** How people say what they do where no name of a skill says it. A row that is named @ something lists verbs for others. */
export function readActivities(file = FILE): Activity[] {
  const groups = new Map<string, string[]>()
  return readTsv(readFileSync(file, 'utf8'), ['skill', 'language', 'verbs', 'objects']).flatMap((row) => {
    const { skill } = row
    const listed = listOf(row.verbs)
    const atPlaces = listed.includes(AT_PLACES) ? (groups.get(AT_PLACES) ?? []) : []
    const verbs = listed.flatMap((verb) => (verb === AT_PLACES ? [] : (groups.get(verb) ?? [verb])))
    if (skill.startsWith('@')) {
      groups.set(skill, verbs)
      return []
    }
    const language = row.language === 'en' ? 'en' : 'bhs'
    const objects = listOf(row.objects)
      .map(language === 'en' ? stemsEn : stemsBhs)
      .filter((stems) => stems.length > 0)
    return [
      { skill, language, isPlace: false, verbs: keysOf(verbs, language), objects } as const,
      { skill, language, isPlace: true, verbs: keysOf(atPlaces, language), objects } as const,
    ].filter((activity) => activity.verbs.length > 0)
  })
}

function keysOf(verbs: readonly string[], language: 'bhs' | 'en'): string[] {
  return [...new Set(verbs.map(language === 'en' ? (verb) => keyOfStem(stemsEn(verb)[0] ?? '') : keyOfVerb))]
}

function keyOfVerb(verb: string): string {
  const [word = ''] = foldedWords(verb)
  const root = verbRoot(word)
  return root === undefined ? keyOfStem(stemOfBhs(word)) : `verb ${root}`
}

export function keyOfStem(stem: string): string {
  return `word ${stem}`
}

/** Returns all keys under which a word of ours may be listed as a verb. */
export function keysOfWord(word: string, stem: string): string[] {
  const root = verbRoot(word)
  const roots = root === undefined ? [] : [root, ...plainRoots(root)]
  return [...roots.map((one) => `verb ${one}`), keyOfStem(stem)]
}
