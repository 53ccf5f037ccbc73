import { listSuggestions } from '#features/skills/server/index.ts'
import { searchMunicipalities } from '#features/places/contract/search.ts'
import { fold, foldedWords } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'

/** What a query names beside the words of a profile: skills by any of their names, and municipalities by each word. */
export type QueryMeaning = { skills: string[]; places: ReadonlyMap<string, string[]> }

/** Shorter beginnings fit too many names to mean one. */
const LETTERS_MIN = 3

/** Returns what a query names: profiles have their skills in one language alone, and places as ids. */
export async function findQueryMeaning(db: Db, query: string): Promise<QueryMeaning> {
  const folded = fold(query)
  const words = foldedWords(query).filter((word) => word.length >= LETTERS_MIN)
  const places = new Map(words.map((word) => [word, searchMunicipalities(word).map(({ id }) => id)]))
  if (folded.length < LETTERS_MIN) return { skills: [], places }
  const suggestions = await listSuggestions(db, query)
  const skills = suggestions
    .filter(({ matched }) => ` ${fold(matched)}`.includes(` ${folded}`))
    .flatMap(({ id, name, matched }) => [id, fold(name.bhs), fold(name.en), fold(matched)])
  return { skills: [...new Set(skills)], places }
}
