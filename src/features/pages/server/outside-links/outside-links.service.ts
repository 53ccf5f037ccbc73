import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Content } from '../../contract/content.ts'
import { linksIn } from '../links.service.ts'
import { findPage } from '../pages.queries.ts'
import { LOOK } from './look.task.ts'
import { claimOutsideLinks, listOutsideLinks } from './outside-links.queries.ts'

/** While a page is made, what was looked at today is known; whoever publishes or asks for it has it looked at anew. */
const AGE_SECONDS = 24 * 3600
const AGE_SECONDS_ANEW = 60
const LINKS_MAX = 200
const ADDRESS_MAX = 2000

type Site = { publicUrl: string }

function outsideLinks(content: Content, { publicUrl }: Site) {
  return linksIn(content, publicUrl).flatMap(({ href, ...place }) => {
    const url = /^https?:/i.test(href) ? URL.parse(href) : null
    if (!url) return []
    url.hash = ''
    return url.href.length <= ADDRESS_MAX ? [{ ...place, address: url.href, host: url.host }] : []
  })
}

/** Has the links of a page to other sites looked at, apart from this call. */
export async function lookAtLinks(
  tx: Db,
  { services, content, anew }: { services: Services; content: Content; anew: boolean },
): Promise<void> {
  const links = outsideLinks(content, services.config)
  const hosts = new Map(links.slice(0, LINKS_MAX).map(({ address, host }) => [address, host]))
  if (hosts.size === 0) return
  const claimed = await claimOutsideLinks(tx, {
    addresses: [...hosts.keys()],
    seconds: anew ? AGE_SECONDS_ANEW : AGE_SECONDS,
  })
  for (const addresses of Map.groupBy(claimed, (address) => hosts.get(address)).values())
    await services.queue.send(tx, LOOK, { addresses })
}

type PageOf = { services: Services; id: string }

export async function startPageLinkCheck({ services, id, anew }: PageOf & { anew: boolean }): Promise<void> {
  const { content } = await pageOrThrow(services.db, id)
  await inTransaction(services.pool, (tx) => lookAtLinks(tx, { services, content, anew }))
}

/** Returns the links that were found broken, each with its place, and when the one that was looked at first was. */
export async function getPageLinkCheck({ services, id }: PageOf) {
  const { content } = await pageOrThrow(services.db, id)
  const links = outsideLinks(content, services.config)
  const addresses = [...new Set(links.map(({ address }) => address))]
  const rows = new Map((await listOutsideLinks(services.db, addresses)).map((row) => [row.address, row]))
  const moments = [...rows.values()].flatMap(({ lookedAt }) => lookedAt ?? [])
  return {
    count: addresses.length,
    waiting: [...rows.values()].filter(({ waits }) => waits).length,
    lookedAt: moments.toSorted()[0] ?? null,
    broken: links.flatMap(({ block, path, address }) => {
      const outcome = rows.get(address)?.outcome ?? 'there'
      return outcome === 'there' ? [] : [{ kind: outcome, block, path, address }]
    }),
  }
}

async function pageOrThrow(db: Db, id: string) {
  const page = await findPage(db, id)
  if (!page) throw new Problem(platform.notFound)
  return page
}
