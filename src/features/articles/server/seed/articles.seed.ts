import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Content } from '../../contract/content.ts'
import { insertArticle, lockArticle, updateReturned, updateSubmitted } from '../articles.queries.ts'
import { renoteUses } from '../pictures.service.ts'
import { publishArticle } from '../publish.service.ts'
import { beginReturn } from '../talk/draft-threads.ts'
import { type CoverName, COVERS, seedCovers } from './covers.ts'
import type { DemoArticle } from './demo-article.ts'
import { toRichText } from './to-rich-text.ts'

/** Seeds the articles of the demo world: most are published, one is scheduled, one is with the editors and one was returned by them. */
export async function seedArticles(services: Services): Promise<void> {
  const { db, pool } = services
  // Loaded for the demo world alone.
  const { DEMO_ARTICLES } = await import('./demo-articles.ts')
  const demo = DEMO_ARTICLES
  const authors = await Promise.all(demo.map(({ author }) => findUserByEmail(db, cast[author].email)))
  const editor = await findUserByEmail(db, cast.ivana.email)
  if (!editor) return
  await inTransaction(pool, async (tx) => {
    const covers = await seedCovers(tx, services)
    for (const [at, article] of demo.entries()) {
      const author = authors[at]
      if (author)
        await insert(tx, { article, author: author.id, cover: coverOf(article, covers), editor: editor.id })
    }
  })
}

function coverOf({ cover }: DemoArticle, covers: ReadonlyMap<CoverName, string>): Content['cover'] {
  const picture = cover && covers.get(cover)
  return picture ? { picture, alt: COVERS[cover] } : null
}

type Inserted = { article: DemoArticle; author: string; cover: Content['cover']; editor: string }

async function insert(tx: Db, { article, author, cover, editor }: Inserted): Promise<void> {
  const { title, summary, body, topic, tags, daysAgo, state, series = null } = article
  const content: Content = {
    title,
    summary,
    body: { bhs: toRichText(body.bhs), en: toRichText(body.en) },
    topic,
    tags,
    cover,
    series,
  }
  const id = newId()
  await insertArticle(tx, { id, author, content, written: {}, slug: `nacrt-${id}` })
  await renoteUses(tx, id)
  if (state === 'waiting') return updateSubmitted(tx, id)
  if (state !== undefined) {
    const reason = state.returned
    await updateReturned(tx, id, reason)
    return beginReturn(tx, { id, editor, reason })
  }
  const row = await lockArticle(tx, id)
  if (!row) throw new Error('A draft was lost in its own transaction')
  const at = toIso(Date.parse(row.now) - daysAgo * DAY_MS)
  await publishArticle(tx, { article: row, at, by: null })
  // Published as long ago as the world says, so that it was not “updated today”.
  await tx.execute(sql`
    update articles set updated_at = least(${at}::timestamptz, now()) where id = ${id}`)
  await tx.execute(sql`
    update article_versions set created_at = least(${at}::timestamptz, now()) where article_id = ${id}`)
}
