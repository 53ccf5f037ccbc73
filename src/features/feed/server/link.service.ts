import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { addressesIn, linkFor, outsideLink } from '../contract/post-link.ts'
import { listCardsOf } from './cards.queries.ts'
import { claimPage } from './linked-pages/linked-pages.queries.ts'
import { READ_PAGE } from './linked-pages/read-page.task.ts'

type Input = { services: Services; reader: string; body: RichText }

/**
 * Chooses what a post shows as a card: what its author asked to share, the first thing of this site in its words that they may
 * see, or else the first page of another site, which is read apart from this.
 */
export async function linkOf(
  tx: Db,
  { services, reader, body, sharedLink }: Input & { sharedLink?: string | undefined },
): Promise<string | null> {
  const host = hostOf(services)
  const addresses = sharedLink === undefined ? addressesIn(body) : [sharedLink]
  const links = addresses.flatMap((address) => linkFor(address, host) ?? [])
  const cards = await listCardsOf(tx, { links, reader })
  const own = links.find((link) => cards.get(link)?.kind !== 'gone')
  if (own !== undefined || sharedLink !== undefined) return own ?? null
  const [page = null] = addresses.flatMap((address) => outsideLink(address, host) ?? [])
  if (page !== null && (await claimPage(tx, page)))
    await services.queue.send(tx, READ_PAGE, { address: page })
  return page
}

type Edit = Input & { before: { body: RichText; link: string | null } }

/** After an edit the card follows the words; one that was shared beside them stays. */
export async function linkAfterEdit(tx: Db, { before, ...given }: Edit): Promise<string | null> {
  const link = await linkOf(tx, given)
  if (link !== null || before.link === null) return link
  const host = hostOf(given.services)
  const wasInWords = addressesIn(before.body).some((address) =>
    [linkFor, outsideLink].some((read) => read(address, host) === before.link),
  )
  return wasInWords ? null : before.link
}

/** Returns the card for an address, for whoever is about to share it. */
export async function cardFor(db: Db, { services, reader, link }: Omit<Input, 'body'> & { link: string }) {
  const path = linkFor(link, hostOf(services))
  const card = path && (await listCardsOf(db, { links: [path], reader })).get(path)
  return { card: card && card.kind !== 'gone' ? card : null }
}

function hostOf({ config }: Input['services']): string {
  return new URL(config.publicUrl).host
}
