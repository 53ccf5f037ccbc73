import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { HIDDEN_REASONS } from '../../contract/uses.endpoints.ts'

/** A thing whose people fill in a form: its name, its page, and whose it is. */
export type ThingWithForm = { title: Bilingual; path: string; by: Bilingual; isOpen: boolean }

/** A kind of things that can use a form, as its feature registers it; `kind` is unique in the product. */
export type FormAbout = {
  kind: string
  /** Returns the thing, if it is public. */
  find(db: Db, id: string): Promise<ThingWithForm | undefined>
  /** Returns whether this member chooses its form. */
  mayEdit(db: Db, session: Session, id: string): Promise<boolean>
  /** Returns the organisation whose own forms it can use, besides those of the house. */
  organisationOf?(db: Db, id: string): Promise<string | null>
  /** Returns why the answers are hidden for now; undefined where this member may read them. */
  hiddenBy(db: Db, session: Session, id: string): Promise<(typeof HIDDEN_REASONS)[number] | undefined>
  /** Lists the members who hear of new answers. */
  readersOf(db: Db, id: string): Promise<string[]>
  /** Where they read them. */
  answersPath(thing: ThingWithForm, id: string): string
}

export type About = { kind: string; id: string }

/** The kinds of all features that can use a form. */
export type FormAbouts = {
  find(db: Db, about: About): Promise<ThingWithForm | undefined>
  /** Returns the kind of a thing that this member edits; others learn nothing of it. */
  editedOrThrow(db: Db, session: Session, about: About): Promise<FormAbout>
  /** Returns why the answers are hidden for now, also where nobody knows the kind any more. */
  hiddenBy(db: Db, session: Session, about: About): Promise<(typeof HIDDEN_REASONS)[number] | undefined>
  /** Returns who hears of new answers for a thing, and where they read them. */
  readersOf(db: Db, about: About): Promise<{ to: string[]; title: Bilingual; path: string } | undefined>
}

export function formAboutsOf(abouts: readonly FormAbout[]): FormAbouts {
  const byKind = new Map(abouts.map((about) => [about.kind, about]))
  return {
    async find(db, { kind, id }) {
      return byKind.get(kind)?.find(db, id)
    },
    async hiddenBy(db, session, { kind, id }) {
      const about = byKind.get(kind)
      return about ? about.hiddenBy(db, session, id) : 'blind'
    },
    async readersOf(db, { kind, id }) {
      const about = byKind.get(kind)
      const thing = await about?.find(db, id)
      if (!about || !thing) return undefined
      return { to: await about.readersOf(db, id), title: thing.title, path: about.answersPath(thing, id) }
    },
    async editedOrThrow(db, session, { kind, id }) {
      const about = byKind.get(kind)
      if (!about || !(await about.mayEdit(db, session, id))) throw new Problem(problems.notFound)
      return about
    },
  }
}
