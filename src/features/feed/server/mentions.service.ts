import { findPeople, mayReach } from '#features/network/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Services } from '#platform/server/services.ts'
import type { Audience } from '../contract/audience.ts'
import { isMentioned } from '#platform/contract/mentions.ts'
import { wordsOf } from '../contract/post-text.ts'
import { insertMention, listNames } from './mentions.queries.ts'
import { notifyMention } from './notifications.ts'
import { findPost } from './posts.queries.ts'

const FOUND_MAX = 8

type Named = { services: Services; id: string; by: string; body: RichText; mentions: readonly string[] }

/**
 * Keeps whom a post names, and tells each of them once. Nobody is named whose name is not in the words, who may not be
 * reached, or who could not read the post.
 */
export async function saveMentions(tx: Db, { services, id, by, body, mentions }: Named): Promise<void> {
  const text = wordsOf(body)
  for (const { id: member, name } of await listNames(tx, [...new Set(mentions)])) {
    if (member === by || !isMentioned(text, name)) continue
    if (!(await mayReach(tx, by, member, 'mention'))) continue
    if (!(await findPost(tx, { id, reader: member }))) continue
    const isNew = await insertMention(tx, { post: id, member, name })
    if (isNew) await notifyMention(tx, { services, post: { id, author: by, body }, by, to: member })
  }
}

type Search = { me: string; query: string; audience: Audience }

/** Finds members whom a post for this audience may mention, connections first. */
export async function findMentionable(db: Db, { me, query, audience }: Search) {
  const among = audience === 'connections' ? 'connections' : 'everybody'
  const people = await findPeople(db, { me, query, limit: FOUND_MAX, among, by: 'name' })
  const may = await Promise.all(people.map(({ id }) => mayReach(db, me, id, 'mention')))
  return people
    .filter((_, at) => may[at])
    .slice(0, FOUND_MAX)
    .map(({ id, name, photo, headline }) => ({ id, name, photo, headline }))
}
