import { listOrganisationCards } from '#features/organisations/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { FeedReason } from '../../contract/feed-reasons.ts'
import {
  type addFeed,
  type Feed,
  FEEDS_MAX,
  type listFeeds,
  type importFeed as importFeedEndpoint,
} from '../../contract/feeds.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { type Call, limitFeeds, refuseForeign, rightsOf } from '../import/access.policy.ts'
import { readAddress } from '#platform/server/outside/outside-address.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { deleteFeed, type FeedRow, listFeedsOf, findFeed, lockFeed, insertFeed } from './feeds.queries.ts'
import { takeFeed } from './take.service.ts'

type One = Call & { id: string }

const REFUSALS: Readonly<Record<FeedReason, (typeof problems)[keyof typeof problems]>> = {
  forbidden: problems.feedForbidden,
  unreachable: problems.feedUnreachable,
  slow: problems.feedSlow,
  redirects: problems.feedRedirects,
  refused: problems.feedRefused,
  gone: problems.feedGone,
  down: problems.feedDown,
  type: problems.feedType,
  large: problems.feedLarge,
  unreadable: problems.feedUnreadable,
}

export async function list({ services: { db }, session }: Call): Promise<ResponseOf<typeof listFeeds>> {
  const { organisations, staff } = await rightsOf(db, session)
  const rows = await listFeedsOf(db, { organisations: organisations.map(({ id }) => id), staff })
  return {
    feeds: rows.map((row) =>
      feedOf(
        row,
        organisations.find(({ id }) => id === row.organisationId),
      ),
    ),
  }
}

export async function show({ services, session, id }: One): Promise<Feed> {
  const row = await own({ services, session, id })
  const cards = await listOrganisationCards(
    services.db,
    row.organisationId === null ? [] : [row.organisationId],
  )
  return feedOf(row, row.organisationId === null ? undefined : cards.get(row.organisationId))
}

/** Adds a feed and reads it at once; one that cannot be read now is not stored, so that nobody waits for a typing error. */
export async function add({
  services,
  session,
  body: { organisation, address },
}: Call & { body: BodyOf<typeof addFeed> }): Promise<Feed> {
  await refuseForeign(services.db, session, organisation)
  await limitFeeds({ services, session })
  const url = readAddress(address, { reach: services.config.testFeedHosts })
  if (!url) throw new Problem(problems.feedForbidden)
  const feed = { organisationId: organisation, createdBy: session.userId, address: url.href }
  const outcome = await inTransaction(services.pool, async (tx) => {
    const inserted = await insertFeed(tx, { ...feed, limit: FEEDS_MAX })
    if (typeof inserted === 'object')
      await record(tx, { services, session, feed: { ...feed, ...inserted }, verb: 'add-feed' })
    return inserted
  })
  if (outcome === 'known') throw new Problem(problems.feedKnown)
  if (outcome === 'many') throw new Problem(problems.tooManyFeeds)
  const row = await findFeed(services.db, outcome.id)
  if (!row) throw new Problem(platform.notFound)
  const { problem } = await takeFeed(services, row)
  if (problem !== null) {
    await deleteAndRecord({ services, session, feed: row, problem })
    throw new Problem(REFUSALS[problem])
  }
  return show({ services, session, id: outcome.id })
}

export async function importFeed({
  services,
  session,
  id,
}: One): Promise<ResponseOf<typeof importFeedEndpoint>> {
  await own({ services, session, id })
  await limitFeeds({ services, session })
  const feed = await lockFeed(services.db, id, { due: false })
  if (!feed) throw new Problem(problems.feedBusy)
  const { brought } = await takeFeed(services, feed)
  return { feed: await show({ services, session, id }), brought }
}

export async function remove({ services, session, id }: One): Promise<void> {
  await deleteAndRecord({ services, session, feed: await own({ services, session, id }) })
}

async function deleteAndRecord(input: Call & { feed: FeedRow; problem?: FeedReason }): Promise<void> {
  await inTransaction(input.services.pool, async (tx) => {
    await deleteFeed(tx, input.feed.id)
    await record(tx, { ...input, verb: 'remove-feed' })
  })
}

/** Records acts of staff in the audit log; acts of members for their own organisation are not logged. */
async function record(
  tx: Db,
  {
    services,
    session,
    feed: { id, organisationId, address },
    verb,
    problem,
  }: Call & {
    feed: Pick<FeedRow, 'id' | 'organisationId' | 'address'>
    verb: 'add-feed' | 'remove-feed'
    problem?: FeedReason
  },
): Promise<void> {
  if (organisationId !== null) return
  await recordAudit(tx, {
    services,
    session,
    action: `notices.${verb}`,
    subject: { kind: 'feed', id, name: new URL(address).host },
    after: { address, ...(problem && { problem }) },
  })
}

/** Returns a feed to members who write for its organisation; throws `notFound` for everyone else. */
async function own({ services: { db }, session, id }: One): Promise<FeedRow> {
  const row = await findFeed(db, id)
  if (!row) throw new Problem(platform.notFound)
  await refuseForeign(db, session, row.organisationId)
  return row
}

function feedOf(row: FeedRow, organisation: { id: string; name: string } | undefined): Feed {
  const { id, address, title, brought, checkedAt, nextAt, failures, problem } = row
  return {
    id,
    organisation: organisation ? { id: organisation.id, name: organisation.name } : null,
    address,
    title,
    brought,
    checkedAt: toIso(checkedAt),
    nextAt: toIso(nextAt),
    failures,
    problem,
  }
}
