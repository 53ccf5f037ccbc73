import { inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Fetched } from '#platform/server/outside/fetch-outside.ts'
import { agentOf } from '#platform/server/outside/agent-of.ts'
import type { FeedReason } from '../../contract/feed-reasons.ts'
import { insertNotices } from '../import/notices.queries.ts'
import { type Proposal, propose } from '../import/propose.service.ts'
import { readApart, TooHardToRead } from '../reader/reader-pool.ts'
import { type FeedRow, saveFailure, saveReading, claimItem, listUnseenItems } from './feeds.queries.ts'
import { FeedError, fetchFeed } from './fetch-feed.ts'
import { placeOf } from '../facts/place-names.ts'
import type { FeedItem, ReadFeed } from './read-feed.ts'

/** New items per reading; the rest of a long feed follows with the next readings. */
const ITEMS_AT_ONCE = 40

/** Reads a locked feed: its new items become waiting notices. The outcome is stored with the feed. */
export async function takeFeed(
  services: Services,
  feed: FeedRow,
): Promise<{ brought: number; problem: FeedReason | null }> {
  const { db, config } = services
  try {
    const fetched = await fetchFeed({
      ...feed,
      agent: agentOf(config),
      reach: config.testFeedHosts,
    })
    if (!fetched) {
      await saveReading(db, feed.id, { ...feed, brought: 0, more: false })
      return { brought: 0, problem: null }
    }
    const read = await readItems(fetched)
    if (!read) throw new FeedError('unreadable')
    const fresh = await listUnseenItems(
      db,
      feed.id,
      read.items.map(({ key }) => key),
    )
    const waiting = read.items.filter(({ key }, place, all) => {
      return fresh.has(key) && all.findIndex((one) => one.key === key) === place
    })
    let brought = 0
    // A feed begins with the newest, which belongs on top of the list.
    for (const item of waiting.slice(0, ITEMS_AT_ONCE).reverse())
      if (await bring(services, feed, item)) brought += 1
    const more = waiting.length > ITEMS_AT_ONCE
    // Without `etag` and `lastModified` the server sends the remaining items again.
    const marks = more ? { etag: null, lastModified: null } : fetched
    const { etag, lastModified } = marks
    await saveReading(db, feed.id, { title: read.title, etag, lastModified, brought, more })
    return { brought, problem: null }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await saveFailure(db, feed.id, error.reason)
    return { brought: 0, problem: error.reason }
  }
}

async function readItems({ bytes, type, url }: Fetched): Promise<ReadFeed | undefined> {
  try {
    return await readApart({ kind: 'feed', bytes, type, base: url.href })
  } catch (error) {
    if (error instanceof TooHardToRead) return undefined
    throw error
  }
}

/** Proposes a notice; `undefined` for an item that cannot be read, which would otherwise block all later ones. */
async function proposalOf(
  services: Services,
  { id: feed }: FeedRow,
  item: FeedItem,
): Promise<Proposal | undefined> {
  try {
    const proposal = await propose(services, item.text, { now: momentOf(item) })
    return { ...proposal, form: { ...proposal.form, ...statedOf(item) } }
  } catch (error) {
    if (!(error instanceof TooHardToRead)) throw error
    services.log.warn({ feed, item: item.key, error: error.message }, 'an item of a feed was not read')
    return undefined
  }
}

/** The publisher's own fields beside the text take precedence over facts read from sentences. */
function statedOf({ organisation, place }: FeedItem): Partial<Proposal['form']> {
  return {
    ...(organisation !== '' && { organisationName: organisation.slice(0, 160).toWellFormed() }),
    ...placeOf(place.slice(0, 80).toWellFormed()),
  }
}

/** Stores an item as a notice exactly once, even if the feed is read concurrently. */
async function bring(services: Services, feed: FeedRow, item: FeedItem): Promise<boolean> {
  const proposal = await proposalOf(services, feed, item)
  return inTransaction(services.pool, async (tx) => {
    if (!(await claimItem(tx, feed.id, item.key))) return false
    if (!proposal || !/\p{L}{2}/u.test(proposal.text)) return false
    const { organisationId, createdBy } = feed
    await insertNotices(tx, { organisationId, createdBy, source: 'feed', link: item.link }, [proposal])
    return true
  })
}

/** Returns the start of periods such as "within 15 days": the day of publication. */
function momentOf({ published }: FeedItem): Date {
  const now = new Date()
  return published !== null && published < now && published.getUTCFullYear() > 2000 ? published : now
}
