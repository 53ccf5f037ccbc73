import { createHash } from 'node:crypto'

/** Names in our languages, best first; an occupation's first two of ours are the masculine and the feminine title. */
export type Names = { bhs: string[]; en: string[] }

export type SkillEntry = {
  id: string
  /** The key in our own tables. */
  key: string | null
  esco: string | null
  group: string
  kind: 'skill' | 'knowledge'
  names: Names
  /** Number of names, from the first on, that are ours. */
  ours: { bhs: number; en: number }
  description: string
}

export type OccupationEntry = {
  id: string
  key: string | null
  esco: string | null
  isco: string
  names: Names
  description: string
  /** Indexes in the list of skills. */
  essential: number[]
  optional: number[]
}

/** Everything the engine knows about skills and occupations, in an order that depends on the contents only. */
export type Vocabulary = { version: string; skills: SkillEntry[]; occupations: OccupationEntry[] }

/** Returns the identifier of an entry unknown to ESCO, made from its key. */
export function ownId(kind: 'skill' | 'occupation', key: string): string {
  const hex = createHash('sha256').update(`zamah:${kind}:${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Returns a digest of the contents: the same words and links give the same version. */
export function versionOf(contents: Omit<Vocabulary, 'version'>): string {
  const hash = createHash('sha256')
  for (const { id, names, description } of contents.skills)
    hash.update(JSON.stringify([id, names, description]))
  for (const { id, names, essential, optional } of contents.occupations)
    hash.update(JSON.stringify([id, names, essential, optional]))
  return hash.digest('hex').slice(0, 16)
}

/** Adds missing names. */
export function addNames(names: string[], more: readonly string[]): void {
  for (const name of more) if (name !== '' && !names.includes(name)) names.push(name)
}
