import { insertLimitUse } from '#platform/server/limits/limit-settings.queries.ts'
import type { Services } from '#platform/server/services.ts'

/** How far the busiest came on days of the last month, the newest first: most never meet a limit. */
const USE: Readonly<Record<string, readonly (readonly [daysAgo: number, peak: number, exceeded: number])[]>> =
  {
    applications: [
      [1, 9, 0],
      [8, 14, 0],
    ],
    conversations: [
      [0, 12, 0],
      [5, 23, 0],
    ],
    messages: [[2, 41, 0]],
    comments: [
      [1, 22, 0],
      [11, 60, 3],
    ],
    questions: [[6, 7, 0]],
    posts: [[3, 11, 0]],
    mentorshipRequests: [
      [2, 6, 0],
      [19, 20, 2],
    ],
    teamInvitations: [[4, 14, 0]],
    organisations: [[9, 2, 0]],
    cvImports: [
      [0, 8, 0],
      [15, 20, 6],
    ],
    reports: [[7, 5, 0]],
    partnerCalls: [[1, 380, 0]],
  }

/** Seeds the use of limits, without anybody's name, as the hourly task stores it. */
export async function seedLimitUse({ db, limits }: Services): Promise<void> {
  for (const { id, key } of limits.all)
    for (const [daysAgo, peak, exceeded] of USE[id] ?? [])
      await insertLimitUse(db, { key, daysAgo, peak, exceeded })
}
