import { listNewest, listPosts } from './posts.queries.ts'
import { listCandidates } from './ranking/candidates.queries.ts'

/** The queries behind a page of the feed, exported for the benchmark. */
export const feedQueries = { listNewest, listPosts, listCandidates }
