import type { Db } from '#platform/server/db/database.ts'

/**
 * The relation to the owner of an opened profile: blocked either way, strangers, known in a way that opens an unpublished
 * profile, or connected.
 */
export type Standing = 'blocked' | 'stranger' | 'known' | 'connection'

/** Returns the standing between two people; the feature that knows their relations provides it. */
export type AskStanding = (db: Db, pair: { viewer: string; person: string }) => Promise<Standing>

export type Relations = { standing: AskStanding }
