import { useAct } from '#platform/web/api/use-act.ts'

/** Does something about reviews, and lets whatever shows them ask again. */
export function useReviewAct() {
  return useAct({ refresh: ['/api/reviews', '/api/admin/calls'] })
}
