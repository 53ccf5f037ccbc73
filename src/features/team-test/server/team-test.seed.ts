import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { demoAnswers, demoResults, demoTeam } from './demo-results.ts'

/** Seeds results of the demo world, and a team that lacks a finisher. */
export async function seedTeamTest({ db, pool }: Services): Promise<void> {
  const ids = new Map<string, string>()
  for (const [name, { email }] of Object.entries(cast)) {
    const id = (await findUserByEmail(db, email))?.id
    if (id) ids.set(name, id)
  }
  if (ids.size === 0) return
  await inTransaction(pool, async (tx) => {
    for (const { name, daysAgo, levels, advice, suggested } of demoResults) {
      const userId = ids.get(name)
      if (!userId) continue
      const at = new Date(Date.now() - daysAgo * DAY_MS)
      const answers = sql.param(demoAnswers(name, levels))
      await tx.execute(sql`
        insert into team_test_results (id, user_id, edition, answers, taken_at)
        values (${newId(at.getTime())}, ${userId}, 1, ${answers}::smallint[], ${at})`)
      await tx.execute(sql`
        insert into team_test_sharing (user_id, advice, suggested) values (${userId}, ${advice ?? ''}, ${suggested ?? true})
        on conflict (user_id) do update set advice = excluded.advice, suggested = excluded.suggested`)
    }
    const { id, owner, name, members, invited } = demoTeam
    await tx.execute(
      sql`insert into team_test_teams (id, owner_id, name) values (${id}, ${ids.get(owner)}, ${name})`,
    )
    for (const each of [...members, ...invited])
      await tx.execute(sql`
        insert into team_test_members (team_id, user_id, joined_at, shares)
        values (${id}, ${ids.get(each)}, ${members.includes(each) ? new Date() : null}, ${members.includes(each)})`)
  })
}
