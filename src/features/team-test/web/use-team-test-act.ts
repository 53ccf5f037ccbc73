import { useAct } from '#platform/web/api/use-act.ts'

/** Does something about results and teams, and lets whatever shows them ask again. */
export function useTeamTestAct() {
  return useAct({ refresh: ['/api/team-test'] })
}
