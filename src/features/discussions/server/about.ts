import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** A thing about which people ask: its name, its page, and the name of those who answer. */
export type DiscussedThing = { title: Bilingual; path: string; by: Bilingual; isOpen: boolean }

/** A kind of things that members can ask about, as its feature registers it; `kind` is unique in the product. */
export type DiscussionAbout = {
  kind: string
  /** Returns the thing, if it is public. */
  find(db: Db, id: string): Promise<DiscussedThing | undefined>
  /** Returns true if this member's answers are official. */
  speaksFor(db: Db, session: Session, id: string): Promise<boolean>
  /** Lists the members who are notified of a new question. */
  toldOf(db: Db, id: string): Promise<string[]>
}

/** The kinds of all features that members can ask about. */
export type Abouts = {
  of(kind: string): DiscussionAbout
  /** Returns the thing; throws not found if it is missing or not public. */
  thing(db: Db, about: { kind: string; id: string }): Promise<DiscussedThing>
}

export function aboutsOf(abouts: readonly DiscussionAbout[]): Abouts {
  const byKind = new Map(abouts.map((about) => [about.kind, about]))
  const of = (kind: string) => {
    const about = byKind.get(kind)
    if (!about) throw new Problem(problems.notFound)
    return about
  }
  return {
    of,
    async thing(db, { kind, id }) {
      const thing = await of(kind).find(db, id)
      if (!thing) throw new Problem(problems.notFound)
      return thing
    },
  }
}
