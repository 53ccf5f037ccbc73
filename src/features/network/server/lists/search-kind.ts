import { readText } from '#platform/contract/bilingual.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { directoryLimit } from '../directory/directory.service.ts'
import { findPeople } from '../directory/directory.queries.ts'
import { networkPeople } from './cards.ts'
import { listConnected } from './lists.queries.ts'

/** The member's connections by name, then the members of the directory whom they may find. */
export const peopleSearch: SearchKind = {
  id: 'people',
  icon: 'person',
  order: 15,
  async find({ services: { db }, session: { userId: me }, locale, query, limit }) {
    if (foldedWords(query).length === 0) return []
    const connected = await listConnected(db, { me, after: undefined, limit, query })
    const known = connected.map(({ person }) => person)
    const others = await strangers()
    const [connections, members] = await Promise.all([
      networkPeople(db, known, 'connection'),
      networkPeople(db, others, 'member'),
    ])
    return [...known.map((id) => connections.get(id)), ...others.map((id) => members.get(id))].flatMap(
      (person) => {
        if (!person?.slug) return []
        const { name, headline, slug, photo } = person
        const text = headline ? readText(headline, locale).text : ''
        return [{ title: name, text, path: `/profil/${slug}`, photo }]
      },
    )

    /** Copying the directory by letters is bounded as on its own page. */
    async function strangers(): Promise<string[]> {
      if (known.length >= limit) return []
      const { allowed } = await countAgainstLimit(db, directoryLimit(me))
      if (!allowed) return []
      const anywhere = { skill: undefined, place: undefined, school: undefined, after: undefined }
      const { people } = await findPeople(db, { me, query, limit: limit + known.length, ...anywhere })
      return people.map(({ id }) => id).filter((id) => !known.includes(id))
    }
  },
}
