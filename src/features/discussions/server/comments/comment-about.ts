import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** A thing under which people comment: what it is called, where it stands, and whose it is. */
export type CommentedThing = { title: Bilingual; path: string; author: string | null; isOpen: boolean }

/** A sort of things that can be commented on, as its feature registers it; `kind` is unique in the product. */
export type CommentAbout = {
  kind: string
  /**
   * The thing, if this reader may read it; a visitor is `null`, and where none is named it is found for staff. Held, so that it
   * does not go while something is said.
   */
  find(
    db: Db,
    asked: { id: string; reader?: string | null; hold?: boolean },
  ): Promise<CommentedThing | undefined>
}

export type CommentAbouts = {
  find(kind: string): CommentAbout | undefined
  /** Not found, where it is not there or not for this reader. */
  thing(
    db: Db,
    asked: { kind: string; id: string; reader: string | null; hold?: boolean },
  ): Promise<CommentedThing>
}

export function commentAboutsOf(abouts: readonly CommentAbout[]): CommentAbouts {
  const find = (kind: string) => abouts.find((about) => about.kind === kind)
  return {
    find,
    async thing(db, { kind, ...asked }) {
      const thing = await find(kind)?.find(db, asked)
      if (!thing) throw new Problem(problems.notFound)
      return thing
    },
  }
}
