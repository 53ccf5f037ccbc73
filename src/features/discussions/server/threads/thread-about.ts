import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Voice } from '../../contract/threads/threads.endpoints.ts'

/** How somebody stands to a thing about which its people talk among themselves. */
export type ThreadStanding = {
  title: Bilingual
  path: string
  /** In which part they speak; none for those whose thing it is. */
  voice: Voice | null
  isOpen: boolean
  /** Whether they close conversations and decide on proposals. */
  decides: boolean
}

/** A proposal that is taken: the words `seen` there become others. */
export type TakenProposal = {
  place: string
  anchor: string | null
  quote: string
  proposal: string
  seen: string
}

/** A sort of things whose people talk about its places among themselves, as its feature registers it. */
export type ThreadAbout = {
  kind: string
  /** Nothing for whoever is not to read it; held, so that it stays as it is while something is said. */
  standing(tx: Db, asked: { id: string; userId: string; hold?: boolean }): Promise<ThreadStanding | undefined>
  /** Where it stands, for those who judge reports. */
  pathOf(id: string): string
  /** Whom something new is told. */
  toldOf(db: Db, id: string): Promise<string[]>
  /** Tells the pages of its people, at the moment when the transaction holds. */
  announce(tx: Db, told: { id: string; message: { topic: string; data: object } }): Promise<void>
  /** Puts the proposed words in their place; throws where they have none. */
  take(tx: Db, taken: TakenProposal & { id: string; userId: string }): Promise<void>
}

export type ThreadAbouts = {
  find(kind: string): ThreadAbout | undefined
  /** Not found, where there is none of that kind. */
  of(kind: string): ThreadAbout
}

export function threadAboutsOf(abouts: readonly ThreadAbout[]): ThreadAbouts {
  const find = (kind: string) => abouts.find((about) => about.kind === kind)
  return {
    find,
    of(kind) {
      const about = find(kind)
      if (!about) throw new Problem(problems.notFound)
      return about
    },
  }
}
