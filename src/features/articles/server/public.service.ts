import { picturesById } from '#features/library/server/index.ts'
import { listMemberCards } from '#features/profiles/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { termQuery } from '#platform/server/db/terms.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { ArticleCard, PublicArticle } from '../contract/public.endpoints.ts'
import { readingMinutes } from '../contract/reading-time.ts'
import type { Topic } from '../contract/topics.ts'
import { listCards } from './cards.queries.ts'
import { liveContent, liveLanguages } from './live-content.ts'
import { picturesOf } from './pictures.service.ts'
import { seriesOf } from './series.service.ts'
import { countUseful } from './useful.queries.ts'
import * as queries from './public.queries.ts'
import type { PublicArticleRow } from './public.queries.ts'

const PAGE = 20
const RELATED = 3
const TAGS = 12

type Filter = {
  topic?: Topic | undefined
  tag?: string | undefined
  q?: string | undefined
  after?: string | undefined
}

export async function listArticles(db: Db, { topic, tag, q, after }: Filter) {
  const terms = q === undefined ? undefined : termQuery(q)
  const rows = await queries.listPublic(db, {
    topic,
    tag,
    terms,
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const hasMore = rows.length > PAGE && last !== undefined
  return {
    articles: await cardsOf(db, page),
    next: hasMore ? toCursor({ at: new Date(last.liveAt), id: last.id }) : null,
  }
}

/** The tags that a reader is offered, those of most of the newest articles first. */
export async function listTags(db: Db) {
  return { tags: await queries.listTags(db, TAGS) }
}

export async function getArticle(db: Db, slug: string): Promise<PublicArticle> {
  const article = await queries.findPublicArticle(db, slug)
  if (!article) throw new Problem(problems.notFound)
  const [card, ...related] = await cardsOf(db, [
    article,
    ...(await queries.listRelated(db, article, RELATED)),
  ])
  const content = liveContent(article)
  const { body, tags } = content
  const pictures = (await picturesOf(db, [{ id: article.id, content }])).get(article.id) ?? []
  const useful = await countUseful(db, article.id)
  const [cards, series] = await Promise.all([listCards(db, content), seriesOf(db, article)])
  return { ...card!, body, pictures, cards, series, tags, useful, updatedAt: article.updatedAt, related }
}

/** Whom a profile names is for its owner to say; the name below what somebody published is theirs by publishing. */
export async function cardsOf(db: Db, rows: readonly PublicArticleRow[]): Promise<ArticleCard[]> {
  const authors = [...new Set(rows.flatMap(({ author }) => author ?? []))]
  const profiles = new Map((await listMemberCards(db, authors)).map((card) => [card.id, card]))
  const covers = await coversOf(db, rows)
  return rows.map((article) => {
    const { title, summary, body, topic } = liveContent(article)
    const profile = article.author === null ? undefined : profiles.get(article.author)
    return {
      id: article.id,
      slug: article.slug,
      title,
      summary,
      topic,
      cover: covers.get(article.id) ?? null,
      author:
        article.authorName === null
          ? null
          : {
              name: article.authorName,
              profile: profile?.slug ?? null,
              photo: profile?.photo ?? null,
              headline: profile?.headline ?? null,
            },
      languages: liveLanguages(article),
      minutes: { bhs: readingMinutes(body.bhs), en: readingMinutes(body.en) },
      publishedAt: article.liveAt,
    }
  })
}

async function coversOf(db: Db, rows: readonly PublicArticleRow[]) {
  const withCover = rows.flatMap(({ id, content: { cover } }) => (cover ? [{ id, cover }] : []))
  const pictures = await picturesById(
    db,
    withCover.map(({ cover }) => cover.picture),
  )
  return new Map<string, ArticleCard['cover']>(
    withCover.flatMap(({ id, cover }) => {
      const picture = pictures.get(cover.picture)
      return picture ? [[id, { picture, alt: cover.alt }]] : []
    }),
  )
}
