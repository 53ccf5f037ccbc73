import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { OwnedAlone } from '#features/settings/contract/owned-alone.ts'
import { notifyOwner } from '../notifications.ts'
import type { Knowledge } from '../public/public.service.ts'

/** An owner's choice for an organisation that they leave; `handTo` is null where it closes. */
export type Choice = { id: string; handTo: string | null }

const ownedRows = rowsOf({ id: z.string(), name: z.string(), slug: z.string() })
const peopleRows = rowsOf({ id: z.string(), name: z.string(), role: z.string() })

/** Lists organisations without another remaining owner, with their activity and possible successors. */
export async function ownedAlone(
  db: Db,
  { userId, knowledge }: { userId: string; knowledge: Knowledge },
): Promise<OwnedAlone[]> {
  const { rows } = await ownedRows(db)(sql`
    select o.id, o.name, o.slug from organisations o
    join organisation_members m on m.organisation_id = o.id and m.user_id = ${userId} and m.role = 'owner'
    where o.closed_at is null and not exists (select from organisation_members n
      join active_members u on u.id = n.user_id
      where n.organisation_id = o.id and n.role = 'owner' and n.user_id <> ${userId})
    order by o.name, o.id`)
  return Promise.all(
    rows.map(async (row) => {
      const [people, openings, applicants] = await Promise.all([
        staying(db, { id: row.id, userId }),
        knowledge.openings?.(db, row.id) ?? [],
        knowledge.applicants?.(db, row.id) ?? [],
      ])
      return { ...row, people, openings: openings.length, applicants: applicants.length }
    }),
  )
}

/** Lists the other people who are not leaving themselves, owners and editors first. */
export async function staying(db: Db, { id, userId }: { id: string; userId: string }) {
  const { rows } = await peopleRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, n.role
    from organisation_members n join active_members a on a.id = n.user_id join users u on u.id = n.user_id
    where n.organisation_id = ${id} and n.user_id <> ${userId}
    order by array_position(array['owner', 'editor', 'reviewer'], n.role), n.created_at, n.user_id`)
  return rows
}

/** Hands over at once, and records which organisations close with the account; each needs a choice. */
export async function settleOrganisations(
  tx: Db,
  input: { services: Services; userId: string; choices: readonly Choice[]; knowledge: Knowledge },
): Promise<void> {
  const { services, userId, choices, knowledge } = input
  await tx.execute(sql`
    select o.id from organisations o join organisation_members m on m.organisation_id = o.id
    where m.user_id = ${userId} order by o.id for update of o`)
  for (const { id, name, slug, people } of await ownedAlone(tx, { userId, knowledge })) {
    const choice = choices.find((one) => one.id === id)
    if (!choice || (choice.handTo !== null && people.every((one) => one.id !== choice.handTo)))
      throw new Problem(problems.leftAlone)
    if (choice.handTo === null) {
      await tx.execute(sql`update organisations set closes_with = ${userId} where id = ${id}`)
      continue
    }
    await tx.execute(sql`
      update organisation_members set role = 'owner' where organisation_id = ${id} and user_id = ${choice.handTo}`)
    await notifyOwner(tx, { services, organisation: { id, name, slug }, owner: choice.handTo })
  }
}

/** Cancels the planned closing when a member cancels the deletion of their account. */
export async function keepOrganisations(db: Db, userId: string): Promise<void> {
  await db.execute(sql`update organisations set closes_with = null where closes_with = ${userId}`)
}
