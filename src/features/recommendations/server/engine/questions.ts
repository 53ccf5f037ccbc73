import type { Kind } from '#features/opportunities/contract/kinds.ts'
import type { PersonMatch, Seeker } from '../people/person-facts.ts'
import type { MemberFacts } from '../rank/facts.ts'
import type { Described, Suggestion } from '../rank/recommender.ts'

export type Question =
  | { ask: 'suggest'; member: MemberFacts; limit: number; kinds: readonly Kind[] | undefined }
  | { ask: 'order'; member: MemberFacts; limit: number }
  | { ask: 'describe'; member: MemberFacts; ids: readonly string[] }
  | { ask: 'people'; seeker: Seeker; limit: number }
  | { ask: 'size' }

export type Answers = {
  suggest: Suggestion[]
  order: string[]
  describe: Described[]
  people: PersonMatch[]
  /** Bytes on its heap and in its tables. */
  size: { offers: number; heap: number; tables: number }
}

/** A change notice for the thread; null when too many changed to name them. */
export type News = { changed: readonly string[] | null }
