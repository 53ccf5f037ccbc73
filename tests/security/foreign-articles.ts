import { randomUUID } from 'node:crypto'
import { newContent } from '#features/articles/contract/content.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

const content = newContent({ bhs: 'Tuđi članak', en: '' })

/** Creates another person's draft. */
async function foreignArticle(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  const { pool } = app.services
  await pool.query('insert into articles (id, author_id, content) values ($1, $2, $3)', [id, userId, content])
  await pool.query('insert into article_slugs (slug, article_id, is_current) values ($1, $2, true)', [
    `nacrt-${id}`,
    id,
  ])
  const version = randomUUID()
  await pool.query('insert into article_versions (id, article_id, content) values ($1, $2, $3)', [
    version,
    id,
    content,
  ])
  return { id, version, language: 'bhs' }
}

export const foreignArticles: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/articles/{id}': foreignArticle,
  'PUT /api/articles/{id}': foreignArticle,
  'DELETE /api/articles/{id}': foreignArticle,
  'POST /api/articles/{id}/submission': foreignArticle,
  'POST /api/articles/{id}/withdrawal': foreignArticle,
  'POST /api/articles/{id}/document-reading': foreignArticle,
  'GET /api/articles/{id}/documents/{language}': foreignArticle,
  'GET /api/articles/{id}/wordpress-export': foreignArticle,
  'GET /api/articles/{id}/versions': foreignArticle,
  'POST /api/articles/{id}/versions/{version}/restoration': foreignArticle,
}

export const articleBodies: Record<string, object> = {
  'PUT /api/articles/{id}': content,
  'POST /api/articles/{id}/submission': { at: null },
}
