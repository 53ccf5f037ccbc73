import { readText } from '#platform/contract/bilingual.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { findPeople } from './find-people.ts'

/** The member's connections by name, then the members of the directory whom they may find. */
export const peopleSearch: SearchKind = {
  id: 'people',
  icon: 'person',
  order: 15,
  async find({ services: { db }, session: { userId: me }, locale, query, limit }) {
    if (foldedWords(query).length === 0) return []
    const people = await findPeople(db, { me, query, limit })
    return people.flatMap(({ name, headline, slug, photo }) => {
      if (!slug) return []
      const text = headline ? readText(headline, locale).text : ''
      return [{ title: name, text, path: `/profil/${slug}`, photo }]
    })
  },
}
