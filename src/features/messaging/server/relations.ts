import type { Db } from '#platform/server/db/database.ts'

/** How somebody may write to somebody: freely, once as a request, or not at all. */
export type Reach = 'free' | 'request' | 'no'

/** What messaging asks about people; the feature that keeps relations answers. */
export type Relations = {
  /** How `from` may begin to write to each of these people. */
  reach(db: Db, input: { from: string; to: readonly string[] }): Promise<Map<string, Reach>>
  /** Who of these people is severed from the member by a block, whoever made it. */
  severed(db: Db, input: { userId: string; others: readonly string[] }): Promise<Set<string>>
  /** Those of these people who accept first messages only from people they know: they must agree before they are added to a group. */
  reserved(db: Db, people: readonly string[]): Promise<Set<string>>
  /** Which of these members have muted something that the text says. */
  unwanted(db: Db, input: { members: readonly string[]; text: string }): Promise<Set<string>>
}

/** A thing that a conversation can be about: what stands on top of it, for somebody who may see it. */
export type AboutKind = {
  kind: string
  find(input: {
    db: Db
    id: string
    userId: string
    locale: 'bhs' | 'en'
  }): Promise<{ title: string; path: string } | undefined>
  /** Who works on it together: they have one conversation about it. */
  team?(db: Db, id: string): Promise<string[]>
}
