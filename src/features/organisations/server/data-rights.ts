import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { leaveOrganisation } from './leaving/leave.service.ts'
import type { Knowledge } from './public/public.service.ts'
import { mergeRows, type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

const idRows = rowsOf({ id: z.string() })
const membershipRows = rowsOf({
  organisation: z.string(),
  slug: z.string(),
  role: z.string(),
  since: timestamp,
})
const invitationRows = rowsOf({
  organisation: z.string(),
  email: z.string(),
  role: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
})
const decisionRows = rowsOf({ organisation: z.string(), decision: z.string(), at: timestamp })

const INVITATIONS = sql`
  select o.name as organisation, i.email, i.role, i.created_at as "createdAt", i.expires_at as "expiresAt"
  from organisation_invitations i join organisations o on o.id = i.organisation_id`

/** Exports a person's organisations, invitations, and acts for organisations. */
export const exportMemberships: DataExporter = async function* ({ services: { db }, userId }) {
  const user = await findUserById(db, userId)
  const [memberships, invitations, invited, decisions] = await Promise.all([
    membershipRows(db)(sql`
      select o.name as organisation, o.slug, m.role, m.created_at as since from organisation_members m
      join organisations o on o.id = m.organisation_id where m.user_id = ${userId}`),
    invitationRows(db)(sql`${INVITATIONS} where i.email = ${user?.email ?? ''}`),
    invitationRows(db)(sql`${INVITATIONS} where i.invited_by = ${userId}`),
    decisionRows(db)(sql`
      select o.name as organisation, d.decision, d.created_at as at from organisation_decisions d
      join organisations o on o.id = d.organisation_id where d.decided_by = ${userId}`),
  ])
  yield {
    path: 'organisations/organisations.json',
    content: {
      memberships: memberships.rows,
      invitations: invitations.rows,
      invited: invited.rows,
      decisions: decisions.rows,
    },
  }
}

/** Removes the person from their organisations, which continue or close, and deletes what could lead to the person. */
export function membershipsEraser(knowledge: Knowledge): DataEraser {
  return async ({ services, tx, userId }) => {
    const user = await findUserById(tx, userId)
    if (user) await tx.execute(sql`delete from organisation_invitations where email = ${user.email}`)
    const { rows } = await idRows(tx)(sql`
      select o.id from organisations o join organisation_members m on m.organisation_id = o.id
      where m.user_id = ${userId} order by o.id for update of o`)
    for (const { id } of rows) await leaveOrganisation({ services, tx, id, userId, knowledge })
  }
}

/** Merges memberships; in an organisation of both, the higher role counts. */
const mergeMemberships: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    update organisation_members kept set role = mine.role from organisation_members mine
    where mine.user_id = ${from} and kept.user_id = ${into} and kept.organisation_id = mine.organisation_id
      and array_position(array['reviewer', 'editor', 'owner'], mine.role)
        > array_position(array['reviewer', 'editor', 'owner'], kept.role)`)
  await mergeRows('organisation_id')(merging, place)
}

/** Moves invitations to the address of the kept account; the link in the old email stays valid. */
const mergeInvitations: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await reassignRows(merging, place)
  await tx.execute(sql`
    delete from organisation_invitations mine using organisation_invitations kept, users gone, users stays
    where gone.id = ${from} and stays.id = ${into} and mine.email = gone.email and kept.email = stays.email
      and kept.organisation_id = mine.organisation_id`)
  await tx.execute(sql`
    update organisation_invitations mine set email = stays.email from users gone, users stays
    where gone.id = ${from} and stays.id = ${into} and mine.email = gone.email`)
}

export const mergeOrganisations: MergeRules = {
  'organisation_members.user_id': mergeMemberships,
  'organisation_invitations.invited_by': mergeInvitations,
  'organisation_domain_proofs.user_id': reassignRows,
  'organisation_decisions.decided_by': reassignRows,
  'organisations.created_by': reassignRows,
  'organisations.closes_with': reassignRows,
}
