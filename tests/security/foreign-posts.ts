import { bodyOf } from '#features/feed/server/feed.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates another person's published post. */
async function foreignPost(app: TestApp): Promise<Record<string, string>> {
  const [id, { userId }] = [newId(), await signIn(app)]
  await app.services.pool.query(
    `insert into feed_posts (id, author_id, body, audience) values ($1, $2, $3, 'public')`,
    [id, userId, bodyOf('Tuđe')],
  )
  return { id }
}

export const foreignPosts: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'DELETE /api/feed/posts/{id}': foreignPost,
  'PUT /api/feed/posts/{id}': foreignPost,
}

/** Bodies that would be taken if it were one’s own. */
export const postBodies: Record<string, object> = { 'PUT /api/feed/posts/{id}': { body: bodyOf('Moje') } }
