import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { FEED_REASONS } from './feed-reasons.ts'

export const ADDRESS_MAX = 1000
/** Most feeds of one organisation. */
export const FEEDS_MAX = 20

const feed = z.strictObject({
  id: uuid,
  organisation: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  address: z.string(),
  /** The feed's own title. */
  title: z.string(),
  /** Number of notices from it. */
  brought: z.int(),
  checkedAt: z.nullable(isoDateTime),
  nextAt: isoDateTime,
  /** Failed readings in a row, and the last reason. */
  failures: z.int(),
  problem: z.nullable(z.enum(FEED_REASONS)),
})
export type Feed = z.output<typeof feed>

const params = z.strictObject({ id: uuid })

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/notices/feeds',
  impersonation: 'reads',
  summary: 'Feeds of the organisations that one edits; staff find their own',
  response: z.strictObject({ feeds: z.array(feed) }),
})

export const addFeed = endpoint({
  method: 'POST',
  path: '/api/notices/feeds',
  summary:
    'Adds the address of an RSS, Atom or JSON Feed and reads it at once; one that cannot be read is not kept',
  body: z.strictObject({
    /** Null for feeds of staff for no organisation here. */
    organisation: z.nullable(uuid),
    address: z
      .string()
      .check(
        z.maxLength(ADDRESS_MAX),
        z.regex(/^\s{0,50}[hH][tT][tT][pP][sS]?:\/\/[^\s\u0000-\u001f\u007f\ud800-\udfff]+\s{0,50}$/u),
      ),
  }),
  status: 201,
  response: feed,
})

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/notices/feeds/{id}',
  impersonation: 'reads',
  summary: 'A feed and how its last reading went',
  params,
  response: feed,
})

export const importFeed = endpoint({
  method: 'POST',
  path: '/api/notices/feeds/{id}/reading',
  summary: 'Reads a feed now; its new items become notices that wait for a look',
  params,
  response: z.strictObject({ feed, brought: z.int() }),
})

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/notices/feeds/{id}',
  summary: 'Takes a feed away; notices that came from it stay',
  params,
})
