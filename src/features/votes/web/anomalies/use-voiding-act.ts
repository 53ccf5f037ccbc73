import { useAct } from '#platform/web/api/use-act.ts'

/** Runs an act on votes, and refetches what shows them. */
export function useVoidingAct() {
  return useAct({ refresh: ['/api/votes'] })
}
