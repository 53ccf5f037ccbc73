import { useAct } from '#platform/web/api/use-act.ts'

/** Does something about a project of one's own, and lets whatever shows it ask again. */
export function useProjectAct() {
  return useAct({ refresh: ['/api/projects'] })
}
