import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** A question that somebody else has asked about a call. */
async function question(app: TestApp): Promise<Record<string, string>> {
  const [id, { userId }, call] = [newId(), await signIn(app), await insertCall(app.services.db)]
  await app.services.pool.query(
    `insert into discussion_posts (id, about_kind, about_id, author_id, body) values ($1, 'call', $2, $3, 'Tuđe?')`,
    [id, call.id, userId],
  )
  return { id }
}

export const foreignDiscussions: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'PUT /api/discussions/{id}': question,
  'DELETE /api/discussions/{id}': question,
}

/** Bodies that would be taken if it were one's own. */
export const discussionBodies: Record<string, object> = { 'PUT /api/discussions/{id}': { text: 'Moje' } }
