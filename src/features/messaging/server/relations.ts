import type { Db } from '#platform/server/db/database.ts'

/** How somebody may write to another: freely, once as a request, or not at all. */
export type Reach = 'free' | 'request' | 'no'

/** The relations that messaging asks about; the feature that stores them answers. */
export type Relations = {
  /** Returns how `from` may write first to each of these people. */
  reach(db: Db, input: { from: string; to: readonly string[] }): Promise<Map<string, Reach>>
  /** Returns those of these people whom a block separates from the member, in either direction. */
  severed(db: Db, input: { userId: string; others: readonly string[] }): Promise<Set<string>>
  /**
   * Returns those of these people who accept first messages only from people they know: they must agree before they are
   * added to a group.
   */
  reserved(db: Db, people: readonly string[]): Promise<Set<string>>
  /** Returns the members who have muted a word of the text. */
  unwanted(db: Db, input: { members: readonly string[]; text: string }): Promise<Set<string>>
}

/** A kind of subject: its title and path, for members who may see it. */
export type AboutKind = {
  kind: string
  find(input: {
    db: Db
    id: string
    userId: string
    locale: 'bhs' | 'en'
  }): Promise<{ title: string; path: string } | undefined>
  /** Lists the people who work on it together; they share one conversation about it. */
  team?(db: Db, id: string): Promise<string[]>
}
