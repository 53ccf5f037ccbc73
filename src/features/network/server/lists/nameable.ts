import type { Db } from '#platform/server/db/database.ts'
import { mayReach } from '../reach/may-reach.ts'
import { findPeople } from './find-people.ts'

/** The people whom a member may name in public texts, for features that the network itself needs. */
export const nameable = {
  mayName: (db: Db, { from, to }: { from: string; to: string }) => mayReach(db, from, to, 'mention'),
  async find(db: Db, { me, query, limit }: { me: string; query: string; limit: number }) {
    const people = (await findPeople(db, { me, query, limit, by: 'name' })).slice(0, limit)
    return people.map(({ id, name, photo, headline }) => ({ id, name, photo, headline }))
  },
}
