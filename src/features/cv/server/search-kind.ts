import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listOf } from './cvs.queries.ts'

/** The member's CVs by name, and all of them for the word itself. */
export const cvSearch: SearchKind = {
  id: 'cvs',
  icon: 'cv',
  order: 32,
  isPrivate: true,
  async find({ services: { db }, session, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const cvs = await listOf(db, session.userId)
    return cvs
      .filter(({ name }) => matches([name, 'CV']))
      .slice(0, limit)
      .map(({ id, name }) => ({ title: name, text: '', path: `/profile/cv/${id}` }))
  },
}
