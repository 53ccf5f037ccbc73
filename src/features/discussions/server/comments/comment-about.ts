import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** A thing with comments: its title, its page, and its owner. */
export type CommentedThing = { title: Bilingual; path: string; author: string | null; isOpen: boolean }

/** A kind of things that members can comment on, as its feature registers it; `kind` is unique in the product. */
export type CommentAbout = {
  kind: string
  /**
   * Returns the thing if this reader may read it: `null` is a visitor, and without a reader it is found for staff. `hold`
   * locks it, so that it is not deleted while a comment is stored.
   */
  find(
    db: Db,
    asked: { id: string; reader?: string | null; hold?: boolean },
  ): Promise<CommentedThing | undefined>
}

export type CommentAbouts = {
  find(kind: string): CommentAbout | undefined
  /** Returns the thing; throws not found if it is missing or not for this reader. */
  thing(
    db: Db,
    asked: { kind: string; id: string; reader: string | null; hold?: boolean },
  ): Promise<CommentedThing>
}

/** Returns true if a member may contact another without a request; a comment contacts the author of its thing. */
export type MayTurnTo = (db: Db, asked: { from: string; to: string }) => Promise<boolean>

export function commentAboutsOf(abouts: readonly CommentAbout[], mayTurnTo: MayTurnTo): CommentAbouts {
  const find = (kind: string) => abouts.find((about) => about.kind === kind)
  return {
    find,
    async thing(db, { kind, ...asked }) {
      const thing = await find(kind)?.find(db, asked)
      if (!thing) throw new Problem(problems.notFound)
      const [{ author }, { reader }] = [thing, asked]
      if (!thing.isOpen || author === null || reader === null) return thing
      return { ...thing, isOpen: await mayTurnTo(db, { from: reader, to: author }) }
    },
  }
}

type Person = { id: string; name: string; photo: string | null; headline: Bilingual | null }

/** The people whom a member may name: the policy of relations, and the search by name, connections first. */
export type NameablePeople = {
  mayName(db: Db, asked: { from: string; to: string }): Promise<boolean>
  find(db: Db, asked: { me: string; query: string; limit: number }): Promise<Person[]>
}
