import type { Locale } from '../contract/locale.ts'
import type { SearchIcon } from '../contract/search-icons.ts'
import type { Session } from './auth/session.ts'
import type { Services } from './services.ts'

/** A result; `text` says what or where it is, `photo` is the address of a face or mark. */
export type SearchHit = { title: string; text: string; path: string; photo?: string | null }

/**
 * One sort of things that members find wherever they are. It gives what this member may see, the best first. Its words
 * are `search.kinds.<id>` in the catalogues of the feature; an id is unique in the product.
 */
export type SearchKind = {
  id: string
  icon: SearchIcon
  /** The place among the kinds; 50 unless said. */
  order?: number
  /** Not searched by an admin who views the account of a member. */
  isPrivate?: true
  find: (input: {
    services: Services
    session: Session
    locale: Locale
    query: string
    limit: number
  }) => Promise<readonly SearchHit[]>
}
