import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { foreignCanvases } from './foreign-canvases.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates another person's question about a call. */
async function question(app: TestApp): Promise<Record<string, string>> {
  const [id, { userId }, call] = [newId(), await signIn(app), await insertCall(app.services.db)]
  await app.services.pool.query(
    `insert into discussion_posts (id, about_kind, about_id, author_id, body) values ($1, 'call', $2, $3, 'Tuđe?')`,
    [id, call.id, userId],
  )
  return { id }
}

/** Creates another team's discussion about its application. */
async function thread(app: TestApp): Promise<Record<string, string>> {
  const { id: about } = await foreignCanvases['GET /api/canvases/{id}']!(app)
  const id = newId()
  await app.services.pool.query(
    `insert into discussion_posts (id, about_kind, about_id, body) values ($1, 'canvas', $2, 'Tuđe?')`,
    [id, about],
  )
  await app.services.pool.query(`insert into discussion_threads (post_id, place) values ($1, 'idea')`, [id])
  return { id }
}

export const foreignDiscussions: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'PUT /api/discussions/{id}': question,
  'DELETE /api/discussions/{id}': question,
  'POST /api/threads/{id}/answers': thread,
  'PUT /api/threads/{id}/outcome': thread,
}

/** Bodies that would be valid for one's own. */
export const discussionBodies: Record<string, object> = {
  'PUT /api/discussions/{id}': { text: 'Moje' },
  'POST /api/threads/{id}/answers': { id: '019aa0e2-4f6a-7cc2-9d0a-5f0e7a3b1c44', text: 'Moje' },
  'PUT /api/threads/{id}/outcome': { outcome: 'resolved' },
}
