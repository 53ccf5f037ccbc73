import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { bandsOf, scoreAnswers } from '../../contract/scoring.ts'
import type { Summary } from '../../contract/teams.endpoints.ts'

const latestRows = rowsOf({
  person: z.string(),
  answers: z.array(z.number()),
  at: z.string(),
  advice: z.string(),
})

/**
 * Returns the latest summaries of these people, the only data on answers that leaves this feature. `people` selects their
 * ids.
 */
async function latestOf(db: Db, people: SQL): Promise<Map<string, Summary>> {
  const { rows } = await latestRows(db)(sql`
    select distinct on (r.user_id) r.user_id as person, r.answers, r.taken_at as at, coalesce(s.advice, '') as advice
    from team_test_results r join active_members a on a.id = r.user_id
    left join team_test_sharing s on s.user_id = r.user_id
    where r.user_id in (${people})
    order by r.user_id, r.taken_at desc, r.id desc`)
  return new Map(
    rows.map(({ person, answers, at, advice }) => [
      person,
      { bands: bandsOf(scoreAnswers(answers)), takenAt: toIso(at), advice },
    ]),
  )
}

/** Returns the summaries that members share with their team. */
export function listSummariesInTeam(db: Db, teamId: string): Promise<Map<string, Summary>> {
  return latestOf(db, sql`select user_id from team_test_members where team_id = ${teamId} and shares`)
}

/**
 * Returns summaries that these people share with a team of the reader; always the reader's own. People whom a block
 * separates from the reader are left out.
 */
export function listSharedSummaries(
  db: Db,
  { reader, people }: { reader: string; people: readonly string[] },
): Promise<Map<string, Summary>> {
  return latestOf(
    db,
    sql`select p.id from unnest(${sql.param([...people])}::uuid[]) as p (id)
      where p.id = ${reader} or (
        not exists (select 1 from blocked_pairs b where b.member_id = ${reader} and b.other_id = p.id)
        and exists (select 1 from team_test_members theirs join team_test_members own on own.team_id = theirs.team_id
          where theirs.user_id = p.id and theirs.shares and own.user_id = ${reader} and own.joined_at is not null))`,
  )
}

/** Returns connections who agree to be suggested and are not in the team. */
export function listSuggestibleConnections(
  db: Db,
  input: { owner: string; teamId: string },
): Promise<Map<string, Summary>> {
  return latestOf(
    db,
    sql`select c.other_id from connected_members c
      join team_test_sharing s on s.user_id = c.other_id and s.suggested
      where c.member_id = ${input.owner}
        and not exists (select 1 from blocked_pairs b where b.member_id = ${input.owner} and b.other_id = c.other_id)
        and not exists (select 1 from team_test_members m where m.team_id = ${input.teamId} and m.user_id = c.other_id)`,
  )
}
