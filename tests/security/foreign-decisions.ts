import { randomUUID } from 'node:crypto'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates a decision about another person's text. */
async function decision(app: TestApp): Promise<Record<string, string>> {
  const [reported, id] = [randomUUID(), randomUUID()]
  const { pool } = app.services
  const { userId } = await signIn(app)
  await pool.query(
    `insert into moderation_cases (id, kind, thing, author_id, excerpt, due_at, closed_at)
     values ($1, 'profile', $2, $3, 'x', now(), now())`,
    [reported, userId, userId],
  )
  await pool.query(
    `insert into moderation_decisions (id, case_id, measure, rule, reason) values ($1, $2, 'hide', 'spam', 'x')`,
    [id, reported],
  )
  return { id }
}

export const foreignDecisions: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/moderation/decisions/{id}': decision,
  'POST /api/moderation/decisions/{id}/appeal': decision,
}

/** Bodies that would be valid for a decision about oneself. */
export const decisionBodies: Record<string, object> = {
  'POST /api/moderation/decisions/{id}/appeal': { text: 'x' },
}
