import type { Db } from '#platform/server/db/database.ts'

/**
 * How somebody stands to the person whose profile they open: one of them has blocked the other, neither knows the other,
 * they know each other in a way that opens a profile which is not published, or they are connected.
 */
export type Standing = 'blocked' | 'stranger' | 'known' | 'connection'

/** Returns the standing between two people; the feature that knows their relations provides it. */
export type AskStanding = (db: Db, pair: { viewer: string; person: string }) => Promise<Standing>

export type Relations = { standing: AskStanding }
