import type { Services } from '#platform/server/services.ts'

/**
 * Ids of the opportunities that suit a member best, the best first; the search keeps those that fit its filters. `isTold`
 * when enough is known of the member for it to be the order to begin with.
 */
export type MatchProvider = (input: {
  services: Services
  userId: string
}) => Promise<{ ids: readonly string[]; isTold: boolean }>
