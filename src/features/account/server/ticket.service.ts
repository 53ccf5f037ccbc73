import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Browser } from '#platform/server/auth/session.service.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { onboardingTickets as tickets } from './account.tables.ts'
import { digests, newToken } from './proofs.ts'

const TICKET_SECONDS = 24 * 3600

/** Sets `onb`: this browser proved the address. `ownBrowser`: it also registered it, which is worth a session. */
export async function giveTicket(input: {
  services: Services
  tx: Db
  context: Pick<Browser, 'cookies'>
  userId: string
  ownBrowser: boolean
}): Promise<void> {
  const { services, tx, context, userId, ownBrowser } = input
  const onb = newToken()
  const onbHash = digests(services.secrets).onb(onb)
  const expiresAt = sql`now() + make_interval(secs => ${TICKET_SECONDS})`
  await tx.insert(tickets).values({ onbHash, userId, ownBrowser, expiresAt })
  context.cookies.set('__Host-onb', onb, { maxAgeSeconds: TICKET_SECONDS })
}

export async function readTicket(services: Services, context: Pick<Browser, 'cookies'>) {
  const onbHash = digests(services.secrets).onb(context.cookies.get('__Host-onb'))
  const [ticket] = await services.db
    .select({ userId: tickets.userId, ownBrowser: tickets.ownBrowser, onbHash: tickets.onbHash })
    .from(tickets)
    .where(and(eq(tickets.onbHash, onbHash), gt(tickets.expiresAt, sql`now()`)))
  return ticket
}

/** Marks the ticket as worth a session, so that a person who has just chosen a password need not type it again. */
export async function trustTicket(db: Db, onbHash: Buffer): Promise<void> {
  await db.update(tickets).set({ ownBrowser: true }).where(eq(tickets.onbHash, onbHash))
}

export async function removeOldTickets(db: Db): Promise<void> {
  await db.delete(tickets).where(lt(tickets.expiresAt, sql`now()`))
}
