import type { Db } from '#platform/server/db/database.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'

const CHANGES_AN_HOUR = 1500

export function limitChanges(db: Db, userId: string): Promise<unknown> {
  return limitOrThrow(db, { key: `reviews:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}
