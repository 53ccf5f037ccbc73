import type { Services } from '#platform/server/services.ts'

/**
 * Returns ids of the opportunities that suit a member best, the best first; the search keeps those that match its filters.
 * `isTold` if enough is known of the member for this to be the default order.
 */
export type MatchProvider = (input: {
  services: Services
  userId: string
}) => Promise<{ ids: readonly string[]; isTold: boolean }>
