import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Browser } from '#platform/server/auth/session.service.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
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
  await tx.execute(sql`
    insert into onboarding_tickets (onb_hash, user_id, own_browser, expires_at)
    values (${onbHash}, ${userId}, ${ownBrowser}, now() + make_interval(secs => ${TICKET_SECONDS}::int))`)
  context.cookies.set('__Host-onb', onb, { maxAgeSeconds: TICKET_SECONDS })
}

const ticketRows = rowsOf({ userId: z.string(), ownBrowser: z.boolean(), onbHash: z.instanceof(Buffer) })

export async function readTicket(services: Services, context: Pick<Browser, 'cookies'>) {
  const onbHash = digests(services.secrets).onb(context.cookies.get('__Host-onb'))
  const { rows } = await ticketRows(services.db)(sql`
    select user_id as "userId", own_browser as "ownBrowser", onb_hash as "onbHash"
    from onboarding_tickets where onb_hash = ${onbHash} and expires_at > now()`)
  return rows[0]
}

/** Marks the ticket as worth a session, so that a person who has just chosen a password need not type it again. */
export async function trustTicket(db: Db, onbHash: Buffer): Promise<void> {
  await db.execute(sql`update onboarding_tickets set own_browser = true where onb_hash = ${onbHash}`)
}

export async function removeOldTickets(db: Db): Promise<void> {
  await db.execute(sql`delete from onboarding_tickets where expires_at < now()`)
}
