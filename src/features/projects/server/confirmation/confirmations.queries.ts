import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { mailboxOf } from '#platform/server/auth/email.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { CONFIRMATION_DAYS } from '../../contract/confirming.endpoints.ts'

const giftRows = rowsOf({
  project: z.string(),
  what: z.string(),
  giver: z.string(),
  amount: z.number(),
  asker: z.string(),
})

/** Locks an unconfirmed contribution that is not cancelled, of a project of the member's team. */
export async function lockGift(tx: Db, which: { slug: string; id: string; userId: string }) {
  const { slug, id, userId } = which
  const { rows } = await giftRows(tx)(sql`
    select p.title as project, e.what, e.giver, e.amount, u.first_name || ' ' || u.last_name as asker
    from project_entries e join projects p on p.id = e.project_id
    join project_members m on m.project_id = p.id and m.user_id = ${userId} join users u on u.id = m.user_id
    where p.slug = ${slug} and e.id = ${id} and e.kind = 'contribution'
      and e.struck_at is null and e.confirmed_at is null
    for update of e`)
  return rows[0]
}

const addressRows = rowsOf({ email: z.string() })

/** Returns whether an address belongs to somebody of the team, whatever follows a plus in it. */
export async function isAddressOfTeam(tx: Db, { slug, email }: { slug: string; email: string }) {
  const { rows } = await addressRows(tx)(sql`
    select u.email from project_members m join projects p on p.id = m.project_id
    join users u on u.id = m.user_id where p.slug = ${slug}`)
  return rows.some((member) => mailboxOf(member.email) === mailboxOf(email))
}

/** Stores a link; it invalidates the earlier one. */
export async function saveLink(tx: Db, link: { id: string; tokenHash: Buffer; userId: string }) {
  const { id, tokenHash, userId } = link
  await tx.execute(sql`
    insert into project_confirmations (entry_id, token_hash, asked_by, expires_at)
    values (${id}, ${tokenHash}, ${userId}, now() + make_interval(days => ${CONFIRMATION_DAYS}))
    on conflict (entry_id) do update set token_hash = excluded.token_hash, asked_by = excluded.asked_by,
      expires_at = excluded.expires_at, asked_at = clock_timestamp(), reminded_at = null`)
}

const contributionRows = rowsOf({
  project: z.string(),
  slug: z.string(),
  what: z.string(),
  giver: z.string(),
  amount: z.number(),
  day: z.string(),
  confirmed: z.boolean(),
})

export async function findContributionByLink(db: Db, tokenHash: Buffer) {
  const { rows } = await contributionRows(db)(sql`
    select p.title as project, p.slug, e.what, e.giver, e.amount, e.happened_on::text as day,
      e.confirmed_at is not null as confirmed
    from project_confirmations c join project_entries e on e.id = c.entry_id join projects p on p.id = e.project_id
    where c.token_hash = ${tokenHash} and c.expires_at > now() and e.struck_at is null`)
  return rows[0]
}

const linkedRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  what: z.string(),
  giver: z.string(),
  asker: z.nullable(z.string()),
  confirmed: z.boolean(),
})

/** Locks the contribution of a link; nothing where the link is over or the contribution is cancelled. */
export async function lockLinked(tx: Db, tokenHash: Buffer) {
  const { rows } = await linkedRows(tx)(sql`
    select e.id, p.slug, p.title, e.what, e.giver, c.asked_by as asker, e.confirmed_at is not null as confirmed
    from project_confirmations c join project_entries e on e.id = c.entry_id join projects p on p.id = e.project_id
    where c.token_hash = ${tokenHash} and c.expires_at > now() and e.struck_at is null
    for update of e`)
  return rows[0]
}

export async function saveConfirmation(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update project_entries set confirmed_at = clock_timestamp() where id = ${id}`)
}

const DAYS_TO_ANSWER = 7

const unansweredRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  what: z.string(),
  giver: z.string(),
  asker: z.string(),
})

/** Claims one request to a giver that has waited for a week and whose link still opens. Concurrent tasks claim others. */
export async function claimUnanswered(tx: Db) {
  const { rows } = await unansweredRows(tx)(sql`
    with waiting as (
      select c.entry_id from project_confirmations c join project_entries e on e.id = c.entry_id
      where c.reminded_at is null and c.asked_by is not null and c.expires_at > now()
        and c.asked_at < clock_timestamp() - make_interval(days => ${DAYS_TO_ANSWER})
        and e.confirmed_at is null and e.struck_at is null
      order by c.asked_at limit 1 for update of c skip locked),
    claimed as (
      update project_confirmations c set reminded_at = clock_timestamp() from waiting w
      where c.entry_id = w.entry_id returning c.entry_id, c.asked_by)
    select e.id, p.slug, p.title, e.what, e.giver, c.asked_by as asker
    from claimed c join project_entries e on e.id = c.entry_id join projects p on p.id = e.project_id`)
  return rows[0]
}
