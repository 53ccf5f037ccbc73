import type { Locale } from '../contract/locale.ts'
import type { Session } from './auth/session.ts'
import type { Services } from './services.ts'

/** One thing that was found; `text` says what or where it is. */
export type SearchHit = { title: string; text: string; path: string }

/**
 * One sort of things that members find wherever they are. It gives what this member may see, the best first. Its words
 * are `search.kinds.<id>` in the catalogues of the feature; an id is unique in the product.
 */
export type SearchKind = {
  id: string
  /** The place among the kinds; 50 unless said. */
  order?: number
  find: (input: {
    services: Services
    session: Session
    locale: Locale
    query: string
    limit: number
  }) => Promise<readonly SearchHit[]>
}
