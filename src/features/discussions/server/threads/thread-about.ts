import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Voice } from '../../contract/threads/threads.endpoints.ts'

/** A member's rights in the private discussion of a thing. */
export type ThreadRights = {
  title: Bilingual
  path: string
  /** The role in which they speak; null for the thing's own people. */
  voice: Voice | null
  isOpen: boolean
  /** Whether they may close conversations and decide on proposals. */
  decides: boolean
}

/** An accepted proposal: its words replace those in `seen`. */
export type AcceptedProposal = {
  place: string
  anchor: string | null
  quote: string
  proposal: string
  seen: string
}

/** A kind of things with private discussions of their parts, as its feature registers it. */
export type ThreadAbout = {
  kind: string
  /** Returns the member's rights; undefined if they may not read it. `hold` locks the thing while a post is stored. */
  rights(tx: Db, input: { id: string; userId: string; hold?: boolean }): Promise<ThreadRights | undefined>
  /** Returns the page of the thing, for moderators of reports. */
  pathOf(id: string): string
  /** Lists the members who are notified of a post. */
  toldOf(db: Db, id: string): Promise<string[]>
  /** Notifies open pages of its people once the transaction commits. */
  announce(tx: Db, told: { id: string; message: { topic: string; data: object } }): Promise<void>
  /** Says whether members may begin something at this place; without it they may anywhere. */
  isPlace?(place: string): boolean
  /** Replaces the words with the proposed ones; throws if their place is gone. Without it nothing is proposed here. */
  take?(tx: Db, acceptance: AcceptedProposal & { id: string; userId: string }): Promise<void>
}

export type ThreadAbouts = {
  find(kind: string): ThreadAbout | undefined
  /** Returns the kind; throws not found if there is none. */
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
