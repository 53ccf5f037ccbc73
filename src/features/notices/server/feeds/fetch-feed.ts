import {
  type FeedRequest as AskedOutside,
  type Fetched,
  fetchOutside,
  OutsideError,
} from '#platform/server/outside/fetch-outside.ts'
import type { FeedReason } from '../../contract/feed-reasons.ts'

const FEEDS = {
  bytesMax: 2_000_000,
  types: /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|xml|feed\+json|json)|text\/xml)$/,
  accept:
    'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8',
}

/** A feed that cannot be fetched, and the reason. */
export class FeedError extends Error {
  readonly reason: FeedReason
  constructor(reason: FeedReason) {
    super(reason)
    this.reason = reason
  }
}

export type FeedRequest = Omit<AskedOutside, keyof typeof FEEDS>

/** Fetches a feed from the public internet only; `undefined` when it is unchanged. */
export async function fetchFeed(input: FeedRequest): Promise<Fetched | undefined> {
  try {
    return await fetchOutside({ ...input, ...FEEDS })
  } catch (error) {
    throw error instanceof OutsideError ? new FeedError(error.reason) : error
  }
}
