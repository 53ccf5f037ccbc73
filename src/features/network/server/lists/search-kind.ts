import { readText } from '#platform/contract/bilingual.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { networkPeople } from './cards.ts'
import { listConnected } from './lists.queries.ts'

/** The member's connections by name, the newest first. */
export const peopleKind: SearchKind = {
  id: 'people',
  async find({ services: { db }, session, locale, query, limit }) {
    const connected = await listConnected(db, { me: session.userId, after: undefined, limit, query })
    const ids = connected.map(({ person }) => person)
    const people = await networkPeople(db, ids, 'connection')
    return ids.flatMap((id) => {
      const person = people.get(id)
      if (!person?.slug) return []
      const { name, headline, slug } = person
      return [{ title: name, text: headline ? readText(headline, locale).text : '', path: `/profil/${slug}` }]
    })
  },
}
