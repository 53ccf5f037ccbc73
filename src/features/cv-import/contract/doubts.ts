import { SURE } from './proposal.ts'
import type { Row } from './review.ts'

const ENTRY = ['title', 'place', 'from', 'to', 'note'] as const
/**
 * The fields of each kind of row that are worth a question: a certificate without a date is as usual as a skill without a
 * level.
 */
const WORTH_ASKING = {
  headline: ['text'],
  about: ['text'],
  municipality: [],
  work: ENTRY,
  education: ENTRY,
  projects: ['title', 'note'],
  certificates: ['title', 'note'],
  skills: ['skill'],
  languages: ['level'],
  links: [],
} as const satisfies Record<Row['kind'], readonly string[]>

export type Doubt = (typeof WORTH_ASKING)[Row['kind']][number]

/** Lists the uncertain fields of a row that a person should check. */
export function doubtsOf({ kind, confidence }: Pick<Row, 'kind' | 'confidence'>): Doubt[] {
  const fields: readonly Doubt[] = WORTH_ASKING[kind]
  return fields.filter((field) => (confidence[field] ?? 1) < SURE)
}

/** Returns true if a person decides: where the profile has something already, or the reader was not sure. */
export function isAsked(row: Row): boolean {
  return hasMine(row) || doubtsOf(row).length > 0
}

export function hasMine({ mine }: Row): boolean {
  if (mine === null) return false
  return !(typeof mine === 'object' && 'bhs' in mine && mine.bhs.trim() === '' && mine.en.trim() === '')
}
