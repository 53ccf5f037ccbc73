import { useAct } from '#platform/web/api/use-act.ts'

/** Runs an act on results and teams, and refetches everything that shows them. */
export function useTeamTestAct() {
  return useAct({ refresh: ['/api/team-test'] })
}
