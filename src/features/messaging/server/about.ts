import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { AboutKind } from './relations.ts'

/** A public thing, found by its id. */
export type PublicThing = {
  kind: string
  find(db: Db, id: string): Promise<{ title: Bilingual; path: string } | undefined>
}

/** Makes a public thing a subject of conversations. */
export function aboutPublic({ kind, find }: PublicThing): AboutKind {
  return {
    kind,
    async find({ db, id, locale }) {
      if (!uuid.safeParse(id).success) return undefined
      const thing = await find(db, id)
      return thing && { title: readText(thing.title, locale).text, path: thing.path }
    },
  }
}
