import { useAct } from '#platform/web/api/use-act.ts'

/** Decides about votes, and lets what shows them ask again. */
export function useVoidingAct() {
  return useAct({ refresh: ['/api/votes'] })
}
