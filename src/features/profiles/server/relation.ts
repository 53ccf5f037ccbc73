import type { Db } from '#platform/server/db/database.ts'

/**
 * The relation to the owner of an opened profile: blocked either way, strangers, known in a way that opens an unpublished
 * profile, or connected.
 */
export type Relation = 'blocked' | 'stranger' | 'known' | 'connection'

/** Returns the relation between two people; the feature that knows their relations provides it. */
export type FindRelation = (db: Db, pair: { viewer: string; person: string }) => Promise<Relation>

export type Relations = { relation: FindRelation }
