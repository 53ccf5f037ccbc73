import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { thingAt } from '../contract/post-link.ts'
import { notifyQuote } from './notifications.ts'
import { findPost } from './posts.queries.ts'

type Quote = { services: Services; id: string; by: string; link: string | null }

/** Tells the author of a post that another one shares it, if they may read that one. */
export async function notifyQuotedAuthor(tx: Db, { services, id, by, link }: Quote): Promise<void> {
  const thing = link === null ? undefined : thingAt(link)
  if (thing?.kind !== 'post') return
  const quoted = await findPost(tx, { id: thing.name, reader: by })
  if (!quoted || quoted.author === by) return
  if (!(await findPost(tx, { id, reader: quoted.author }))) return
  await notifyQuote(tx, { services, post: quoted, quote: id, by })
}
