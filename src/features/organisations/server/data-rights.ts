import { and, asc, eq, sql } from 'drizzle-orm'
import { removeFilesSoon } from '#features/media/server/index.ts'
import * as z from 'zod/mini'
import { users } from '#platform/server/auth/identity.tables.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { noteDecision } from './check/decisions.queries.ts'
import { tellOwner } from './notifications.ts'
import {
  organisationDecisions,
  organisationInvitations,
  organisationMembers,
  organisations,
} from './organisations.tables.ts'
import { mergeRows, type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

const idRows = rowsOf({ id: z.string() })

/** Where the person belongs, who has asked them, and what they did for an organisation. */
export const exportMemberships: DataExporter = async function* ({ services: { db }, userId }) {
  const user = await findUserById(db, userId)
  const member = eq(organisationMembers.userId, userId)
  const [memberships, invitations, invited, decisions] = await Promise.all([
    db
      .select({
        organisation: organisations.name,
        slug: organisations.slug,
        role: organisationMembers.role,
        since: organisationMembers.createdAt,
      })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(member),
    listInvitations(db, eq(organisationInvitations.email, user?.email ?? '')),
    listInvitations(db, eq(organisationInvitations.invitedBy, userId)),
    db
      .select({
        organisation: organisations.name,
        decision: organisationDecisions.decision,
        at: organisationDecisions.createdAt,
      })
      .from(organisationDecisions)
      .innerJoin(organisations, eq(organisations.id, organisationDecisions.organisationId))
      .where(eq(organisationDecisions.decidedBy, userId)),
  ])
  yield {
    path: 'organisations/organisations.json',
    content: { memberships, invitations, invited, decisions },
  }
}

function listInvitations(db: Db, whose: ReturnType<typeof eq>) {
  const { email, role, createdAt, expiresAt } = organisationInvitations
  return db
    .select({ organisation: organisations.name, email, role, createdAt, expiresAt })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .where(whose)
}

/**
 * An organisation whose last owner leaves goes on with whoever has been there longest, editors before reviewers;
 * when nobody is left it closes, and what could lead to the person goes from it.
 */
export const eraseMemberships: DataEraser = async ({ services, tx, userId }) => {
  const user = await findUserById(tx, userId)
  if (user) await tx.delete(organisationInvitations).where(eq(organisationInvitations.email, user.email))
  const { rows } = await idRows(tx)(sql`
    select o.id from organisations o join organisation_members m on m.organisation_id = o.id
    where m.user_id = ${userId} order by o.id for update of o`)
  for (const { id } of rows) await leave({ services, tx, id, userId })
}

type Leaving = { services: Services; tx: Db; id: string; userId: string }

async function leave({ services, tx, id, userId }: Leaving): Promise<void> {
  await tx
    .delete(organisationMembers)
    .where(and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, userId)))
  const left = await tx
    .select({ user: users, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, id))
    .orderBy(asc(organisationMembers.createdAt), asc(users.id))
  if (left.some(({ role }) => role === 'owner')) return
  const next = left.find(({ role }) => role === 'editor') ?? left[0]
  if (!next) return close({ services, tx, id })
  await tx
    .update(organisationMembers)
    .set({ role: 'owner' })
    .where(and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, next.user.id)))
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id))
  if (!row) return
  await tellOwner(tx, { services, organisation: row, owner: next.user.id })
}

async function close({ services, tx, id }: Omit<Leaving, 'userId'>): Promise<void> {
  await tx
    .update(organisations)
    .set({ closedAt: sql`now()`, email: '', phone: '', address: '', logo: null, updatedAt: sql`now()` })
    .where(eq(organisations.id, id))
  await tx.delete(organisationInvitations).where(eq(organisationInvitations.organisationId, id))
  await noteDecision(tx, { organisationId: id, decision: 'closed' })
  await removeFilesSoon(tx, services)
}

/** In an organisation of both, the higher role counts. */
const mergeMemberships: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    update organisation_members kept set role = mine.role from organisation_members mine
    where mine.user_id = ${from} and kept.user_id = ${into} and kept.organisation_id = mine.organisation_id
      and array_position(array['reviewer', 'editor', 'owner'], mine.role)
        > array_position(array['reviewer', 'editor', 'owner'], kept.role)`)
  await mergeRows('organisation_id')(merging, place)
}

/** Who was asked to join at the closed address is asked at the kept one: the link in the old mail stays good. */
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
}
