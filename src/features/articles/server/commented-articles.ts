import type { CommentAbout } from '#features/discussions/server/index.ts'
import { findArticle } from './articles.queries.ts'
import { liveContent } from './live-content.ts'
import { findPublicArticleById } from './public.queries.ts'

export const COMMENTED = 'article'

/** Members comment on what is published; staff find comments on what was taken back too. */
export const commentedArticles: CommentAbout = {
  kind: COMMENTED,
  async find(db, { id, reader, hold = false }) {
    if (reader === undefined) {
      const article = await findArticle(db, id)
      return article && thingOf({ ...article, title: article.content.title })
    }
    const article = await findPublicArticleById(db, { id, hold })
    return article && thingOf({ ...article, title: liveContent(article).title })
  },
}

type Named = { slug: string; author: string | null; title: { bhs: string; en: string } }

function thingOf({ slug, author, title }: Named) {
  return { title, path: `/articles/${slug}`, author, isOpen: true }
}
