import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import type { FeedReason } from '../../contract/feed-reasons.ts'
import { marksOf } from '../import/shingles.ts'
import { notices } from '../notices.tables.ts'
import { type FeedRow, storeFailure, storeReading, takeItem, unseen } from './feeds.queries.ts'
import { FeedError, fetchFeed } from './fetch-feed.ts'
import type { FeedItem } from './read-feed.ts'

/** So many new items at a time; the rest of a long feed comes with the next readings. */
const ITEMS_AT_ONCE = 40

/** Reads a feed that one holds: its new items become notices that wait. How it went is kept with the feed. */
export async function takeFeed(
  services: Services,
  feed: FeedRow,
): Promise<{ brought: number; problem: FeedReason | null }> {
  const { db, config } = services
  try {
    const fetched = await fetchFeed({
      ...feed,
      agent: `${config.productName.replace(/[^\w.-]/g, '')}/1 (+${config.publicUrl})`,
      reach: config.testFeedHosts,
    })
    if (!fetched) {
      await storeReading(db, feed.id, { ...feed, brought: 0, more: false })
      return { brought: 0, problem: null }
    }
    // The parser of feeds is read from the disk when the first one comes.
    const { readFeed } = await import('./read-feed.ts')
    const read = readFeed(fetched.bytes, { type: fetched.type, base: fetched.url })
    if (!read) throw new FeedError('unreadable')
    const fresh = await unseen(
      db,
      feed.id,
      read.items.map(({ key }) => key),
    )
    const waiting = read.items.filter(({ key }, place, all) => {
      return fresh.has(key) && all.findIndex((one) => one.key === key) === place
    })
    let brought = 0
    // A feed begins with the newest, which shall be on top of what waits.
    for (const item of waiting.slice(0, ITEMS_AT_ONCE).reverse())
      if (await bring(services, feed, item)) brought += 1
    const more = waiting.length > ITEMS_AT_ONCE
    // What was left over would not be sent again if we knew its mark.
    const marks = more ? { etag: null, lastModified: null } : fetched
    const { etag, lastModified } = marks
    await storeReading(db, feed.id, { title: read.title, etag, lastModified, brought, more })
    return { brought, problem: null }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await storeFailure(db, feed.id, error.reason)
    return { brought: 0, problem: error.reason }
  }
}

/** Keeps one item as a notice, once, whoever else reads the feed at the same time. */
async function bring(services: Services, feed: FeedRow, item: FeedItem): Promise<boolean> {
  const { propose } = await import('../import/propose.service.ts')
  const proposal = await propose(services, item.text, { now: momentOf(item) })
  return inTransaction(services.pool, async (tx) => {
    if (!(await takeItem(tx, feed.id, item.key))) return false
    if (!/\p{L}{2}/u.test(proposal.text)) return false
    await tx.insert(notices).values({
      id: newId(),
      organisationId: feed.organisationId,
      createdBy: feed.createdBy,
      source: 'feed',
      link: item.link,
      ...proposal,
      ...marksOf(proposal.form, proposal.text),
    })
    return true
  })
}

/** "Within 15 days" counts from the day on which the item was published. */
function momentOf({ published }: FeedItem): Date {
  const now = new Date()
  return published !== null && published < now && published.getFullYear() > 2000 ? published : now
}
