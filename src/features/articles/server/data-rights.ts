import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { listArticlesOf, listVersions } from './articles.queries.ts'
import { stateOf } from './state.ts'

const idRows = rowsOf({ id: z.string() })

/** What the person wrote, with every published version. */
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
}

/** Drafts go with their author. What was published stays without a name where others read it; it may be taken back before. */
export const eraseArticles: DataEraser = async ({ tx, userId }) => {
  await idRows(tx)(sql`
    delete from articles where author_id = ${userId} and (published is null or withdrawn_at is not null) returning id`)
}

export const mergeArticles: MergeRules = {
  'articles.author_id': reassignRows,
  'article_versions.published_by': reassignRows,
  'article_trusted_authors.user_id': mergeRows(),
  'article_trusted_authors.trusted_by': reassignRows,
}
