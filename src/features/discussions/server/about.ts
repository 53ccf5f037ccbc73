import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** A thing under which people ask: what it is called, where it stands, and in whose name it is answered. */
export type DiscussedThing = { title: Bilingual; path: string; by: Bilingual; isOpen: boolean }

/** A sort of things that can be asked about, as its feature registers it; `kind` is unique in the product. */
export type DiscussionAbout = {
  kind: string
  /** The thing, if everybody may read it. */
  find(db: Db, id: string): Promise<DiscussedThing | undefined>
  /** Whether what this member answers is said for whoever the thing is of. */
  speaksFor(db: Db, session: Session, id: string): Promise<boolean>
  /** Whom a new question is told. */
  toldOf(db: Db, id: string): Promise<string[]>
}

/** What can be asked about, of all features. */
export type Abouts = {
  of(kind: string): DiscussionAbout
  /** Not found, where it is not there or not for everybody. */
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
