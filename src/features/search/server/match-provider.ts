import type { Services } from '#platform/server/services.ts'

/** Ids of the opportunities that suit a member best, the best first; the search keeps those that fit its filters. */
export type MatchProvider = (input: { services: Services; userId: string }) => Promise<readonly string[]>
