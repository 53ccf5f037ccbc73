import { randomUUID } from 'node:crypto'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

async function resultOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    `insert into team_test_results (id, user_id, edition, answers) values ($1, $2, 1, array_fill(3, array[32]))`,
    [id, userId],
  )
  return { id }
}

async function teamOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const [one, other] = [await signIn(app), await signIn(app)]
  const id = randomUUID()
  const { pool } = app.services
  await pool.query(`insert into team_test_teams (id, owner_id, name) values ($1, $2, 'Tuđa ekipa')`, [
    id,
    one.userId,
  ])
  for (const { userId } of [one, other])
    await pool.query('insert into team_test_members (team_id, user_id, joined_at) values ($1, $2, now())', [
      id,
      userId,
    ])
  return { id, person: other.userId }
}

export const foreignTeamTest: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/team-test/results/{id}': resultOfSomebody,
  'DELETE /api/team-test/results/{id}': resultOfSomebody,
  'GET /api/team-test/teams/{id}': teamOfSomebody,
  'DELETE /api/team-test/teams/{id}': teamOfSomebody,
  'PUT /api/team-test/teams/{id}/people/{person}': teamOfSomebody,
  'DELETE /api/team-test/teams/{id}/people/{person}': teamOfSomebody,
  'PUT /api/team-test/teams/{id}/membership': teamOfSomebody,
  'DELETE /api/team-test/teams/{id}/membership': teamOfSomebody,
}

/** Bodies that would be valid for one's own team. */
export const teamTestBodies: Record<string, object> = {
  'PUT /api/team-test/teams/{id}/membership': { shares: false },
}
