import { listNewest, selectPosts } from './posts.queries.ts'
import { listCandidates } from './ranking/candidates.queries.ts'

/** The queries behind a page of the feed, for whoever measures them. */
export const feedQueries = { listNewest, selectPosts, listCandidates }
