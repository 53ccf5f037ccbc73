import { readText } from '#platform/contract/bilingual.ts'
import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listOwn } from './canvas.queries.ts'

/** The member's applications for grants by title and call, the last changed first. */
export const grantSearch: SearchKind = {
  id: 'grants',
  icon: 'grant',
  order: 31,
  isPrivate: true,
  async find({ services: { db }, session, locale, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const canvases = await listOwn(db, session.userId)
    return canvases
      .filter(({ title, call }) => matches([title, ...Object.values(call.title)]))
      .slice(0, limit)
      .map(({ id, title, call }) => {
        const callTitle = readText(call.title, locale).text
        return { title: title || callTitle, text: title ? callTitle : '', path: `/canvas?id=${id}` }
      })
  },
}
