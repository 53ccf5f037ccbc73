import { bodyOf, draftOf } from '#features/feed/server/feed.fixture.ts'
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

/** Creates another person's post that waits for its time. */
async function foreignScheduled(app: TestApp): Promise<Record<string, string>> {
  const [id, { userId }] = [newId(), await signIn(app)]
  await app.services.pool.query(
    `insert into feed_scheduled (id, author_id, post, publish_at) values ($1, $2, $3, now() + interval '1 day')`,
    [id, userId, { body: bodyOf('Tuđe'), audience: 'public' }],
  )
  return { id }
}

/** Creates another person's post that is being written. */
async function foreignDraft(app: TestApp): Promise<Record<string, string>> {
  const [id, { userId }] = [newId(), await signIn(app)]
  await app.services.pool.query(`insert into feed_drafts (id, author_id, draft) values ($1, $2, $3)`, [
    id,
    userId,
    draftOf('Tuđe'),
  ])
  return { id }
}

/** Creates another person's list of saved posts. */
async function foreignList(app: TestApp): Promise<Record<string, string>> {
  const [id, { userId }] = [newId(), await signIn(app)]
  await app.services.pool.query(`insert into feed_save_lists (id, user_id, name) values ($1, $2, 'Tuđa')`, [
    id,
    userId,
  ])
  return { id }
}

export const foreignPosts: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'DELETE /api/feed/posts/{id}': foreignPost,
  'PUT /api/feed/posts/{id}': foreignPost,
  'PUT /api/feed/posts/{id}/pinned': foreignPost,
  'DELETE /api/feed/scheduled/{id}': foreignScheduled,
  'PUT /api/feed/drafts/{id}': foreignDraft,
  'DELETE /api/feed/drafts/{id}': foreignDraft,
  'PUT /api/feed/save-lists/{id}': foreignList,
  'DELETE /api/feed/save-lists/{id}': foreignList,
}

/** Bodies that would be taken if it were one’s own. */
export const postBodies: Record<string, object> = {
  'PUT /api/feed/posts/{id}': { body: bodyOf('Moje') },
  'PUT /api/feed/posts/{id}/pinned': { wanted: true },
  'PUT /api/feed/drafts/{id}': { draft: draftOf('Moje'), version: 1 },
  'PUT /api/feed/save-lists/{id}': { name: 'Moja' },
}
