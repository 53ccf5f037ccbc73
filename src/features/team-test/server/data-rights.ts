import type { DataExporter } from '#platform/server/data-rights.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { STATEMENTS } from '../contract/statements.ts'
import { listResults, getSharingOf } from './results/results.queries.ts'
import { resultView } from './results/results.service.ts'
import { listTeams } from './teams/teams.queries.ts'

/** Exports results with their answers, advice, sharing and teams; all of it is deleted with the person's row. */
export const exportTeamTest: DataExporter = async function* ({ services: { db }, userId }) {
  const [results, sharing, teams] = await Promise.all([
    listResults(db, userId),
    getSharingOf(db, userId),
    listTeams(db, userId),
  ])
  yield {
    path: 'team-test/results.json',
    content: {
      results: results.map((result) => ({
        ...resultView(result),
        edition: result.edition,
        answers: Object.fromEntries(STATEMENTS.map(({ id }, place) => [id, result.answers[place] ?? null])),
      })),
      ...sharing,
      teams,
    },
  }
}

export const mergeTeamTest: MergeRules = {
  'team_test_results.user_id': reassignRows,
  'team_test_sharing.user_id': mergeRows(),
  'team_test_teams.owner_id': reassignRows,
  'team_test_members.user_id': mergeRows('team_id'),
}
