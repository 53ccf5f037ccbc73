import { useAct } from '#platform/web/api/use-act.ts'

/** Runs an act on reviews, and refetches everything that shows them. */
export function useReviewAct() {
  return useAct({ refresh: ['/api/reviews', '/api/admin/calls'] })
}
