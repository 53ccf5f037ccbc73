import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listCardRows, listOwnProjects } from './projects.queries.ts'

/** Projects by title and youth bank: the member's own first, then running ones. */
export const projectSearch: SearchKind = {
  id: 'projects',
  icon: 'project',
  order: 35,
  async find({ services: { db }, session, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const [own, cards] = await Promise.all([listOwnProjects(db, session.userId), listCardRows(db)])
    const names = new Map([
      ...own.map(({ slug, title }) => [slug, { title, text: '' }] as const),
      ...cards.map(({ slug, title, bank }) => [slug, { title, text: bank?.name ?? '' }] as const),
    ])
    return [...names]
      .map(([slug, { title, text }]) => ({ title, text, path: `/projects/${slug}` }))
      .filter(({ title, text }) => matches([title, text]))
      .slice(0, limit)
  },
}
