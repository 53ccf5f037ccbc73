import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

/** `refused`: the site answers, but lets no program see the page. */
export const OUTCOMES = ['there', 'refused', 'gone', 'silent'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Looking takes less time than this, also behind slow sites; later the work is lost. */
const LOST_MINUTES = 10
/** An address that no page asked about for so long is forgotten. */
const DAYS_KEPT = 60

const addressRows = rowsOf({ address: z.string() })
const linkRows = rowsOf({
  address: z.string(),
  outcome: z.nullable(z.enum(OUTCOMES)),
  lookedAt: z.nullable(timestamp),
  waits: z.boolean(),
})

/**
 * Claims the addresses that are to be looked at: those that never were, those of which the last look is older than this,
 * and those that did not answer ten times as soon. Returns them.
 */
export async function claimOutsideLinks(
  tx: Db,
  { addresses, seconds }: { addresses: readonly string[]; seconds: number },
): Promise<string[]> {
  // In one order, so that two pages with the same links wait for each other and not in a circle.
  const { rows } = await addressRows(tx)(sql`
    insert into page_outside_links as l (address)
    select unnest(${sql.param([...addresses].sort())}::text[])
    on conflict (address) do update set asked_at = now()
      where case when l.looked_at is null or l.looked_at < l.asked_at
        then l.asked_at < now() - make_interval(mins => ${LOST_MINUTES})
        else l.looked_at < now() - make_interval(secs => ${seconds}::float8 / case when l.outcome in ('there', 'refused') then 1 else 10 end) end
    returning address`)
  return rows.map(({ address }) => address)
}

/** Selects what is known of these addresses; `waits` while somebody looks. */
export async function listOutsideLinks(db: Db, addresses: readonly string[]) {
  const { rows } = await linkRows(db)(sql`
    select address, outcome, looked_at as "lookedAt",
      (looked_at is null or looked_at < asked_at) and asked_at > now() - make_interval(mins => ${LOST_MINUTES}) as waits
    from page_outside_links where address = any(${sql.param([...addresses])}::text[])`)
  return rows.map(({ lookedAt, ...row }) => ({ ...row, lookedAt: lookedAt && toIso(lookedAt) }))
}

export async function updateOutcome(db: Db, address: string, outcome: Outcome): Promise<void> {
  await db.execute<object>(sql`
    update page_outside_links set outcome = ${outcome}, looked_at = now() where address = ${address}`)
}

export async function deleteOldOutsideLinks(db: Db): Promise<void> {
  await db.execute<object>(sql`
    delete from page_outside_links where asked_at < now() - make_interval(days => ${DAYS_KEPT})`)
}
