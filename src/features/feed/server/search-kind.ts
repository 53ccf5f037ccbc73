import { termQuery } from '#platform/server/db/terms.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { openingWords, wordsOf } from '../contract/post-text.ts'
import { listPostsByTerms } from './posts.queries.ts'
import { postPath } from './reportable.ts'

const TEXT_MAX = 160

/** Posts that the member may read with all words of the query, the newest first. */
export const postSearch: SearchKind = {
  id: 'feedPosts',
  icon: 'post',
  async find({ services, session, query, limit }) {
    const terms = termQuery(query)
    if (!terms) return []
    const rows = await listPostsByTerms(services.db, { reader: session.userId, terms, limit })
    return rows.map(({ id, name, body, event }) => ({
      title: openingWords(body) || (event?.title ?? name),
      text: `${name}: ${wordsOf(body).replace(/\s+/g, ' ').slice(0, TEXT_MAX).toWellFormed()}`,
      path: postPath(id),
    }))
  },
}
