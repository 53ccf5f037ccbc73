import { useAct } from '#platform/web/api/use-act.ts'

/** Runs an act on the member's project, and refetches everything that shows it. */
export function useProjectAct() {
  return useAct({ refresh: ['/api/projects'] })
}
