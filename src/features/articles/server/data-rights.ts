import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { deleteThreads } from '#features/discussions/server/index.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { listArticlesOf, listVersions } from './articles.queries.ts'
import { COMMENTED } from './commented-articles.ts'
import { listUsefulTo } from './useful.queries.ts'
import { stateOf } from './state.ts'
import { DRAFT } from '../contract/talk/draft-places.ts'

const idRows = rowsOf({ id: z.string() })

/** Exports the person's articles with every published version. */
export const exportArticles: DataExporter = async function* ({ services: { db }, userId }) {
  for (const article of await listArticlesOf(db, userId)) {
    const { id, slug, content, published } = article
    const versions = (await listVersions(db, id)).map(({ at, content: text }) => ({
      at,
      text,
    }))
    yield {
      path: `articles/${id}.json`,
      content: { slug, state: stateOf(article), content, published, versions },
    }
  }
  const useful = await listUsefulTo(db, userId)
  if (useful.length > 0) yield { path: 'articles/useful.json', content: useful }
}

/**
 * Drafts go with their author, and all that was said about them. What was published stays without a name where others read
 * it; it may be taken back before.
 */
export const eraseArticles: DataEraser = async ({ tx, userId }) => {
  const own = await idRows(tx)(sql`select id from articles where author_id = ${userId}`)
  await deleteThreads(tx, { kind: DRAFT, ids: own.rows.map(({ id }) => id) })
  const { rows } = await idRows(tx)(sql`
    delete from articles where author_id = ${userId} and (published is null or withdrawn_at is not null) returning id`)
  await deleteThreads(tx, { kind: COMMENTED, ids: rows.map(({ id }) => id) })
}

export const mergeArticles: MergeRules = {
  'articles.author_id': reassignRows,
  'article_versions.published_by': reassignRows,
  'article_useful.user_id': mergeRows('article_id'),
  'article_trusted_authors.user_id': mergeRows(),
  'article_trusted_authors.trusted_by': reassignRows,
}
