import { and, eq, sql } from 'drizzle-orm'
import { removeFilesSoon } from '#features/media/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { noteDecision } from '../check/decisions.queries.ts'
import { tellApplicants, tellOwner } from '../notifications.ts'
import { organisationInvitations, organisationMembers, organisations } from '../organisations.tables.ts'
import type { Knowledge } from '../shown/shown.service.ts'
import { staying } from './sole-owner.service.ts'

type Leaving = { services: Services; tx: Db; id: string; userId: string; knowledge: Knowledge }

/**
 * Removes a person from an organisation. If the last owner leaves, it closes if they chose so, or continues with the
 * longest-standing editor. Reviewers never act for it, so without an editor it closes, and applicants who wait are
 * notified.
 */
export async function leaveOrganisation(leaving: Leaving): Promise<void> {
  const { services, tx, id, userId } = leaving
  const people = await staying(tx, { id, userId })
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id))
  await tx
    .delete(organisationMembers)
    .where(and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, userId)))
  if (!row || row.closedAt) return
  const closes = row.closesWith === userId
  // Another owner remains, and decides if they leave too.
  if (!closes && (await hasOwner(tx, id))) return
  const next = closes ? undefined : people.find(({ role }) => role === 'editor')
  if (!next) return close(leaving)
  await tx
    .update(organisationMembers)
    .set({ role: 'owner' })
    .where(and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, next.id)))
  await tellOwner(tx, { services, organisation: row, owner: next.id })
}

async function hasOwner(tx: Db, id: string): Promise<boolean> {
  const owner = and(eq(organisationMembers.organisationId, id), eq(organisationMembers.role, 'owner'))
  return (
    (await tx.select({ id: organisationMembers.userId }).from(organisationMembers).where(owner)).length > 0
  )
}

async function close({ services, tx, id, knowledge }: Leaving): Promise<void> {
  const [before] = await tx.select().from(organisations).where(eq(organisations.id, id))
  if (!before) return
  // Read before closing: a closed organisation has no open opportunities.
  const applicants = (await knowledge.applicants?.(tx, id)) ?? []
  await tx
    .update(organisations)
    .set({ closedAt: sql`now()`, email: '', phone: '', address: '', logo: null, updatedAt: sql`now()` })
    .where(eq(organisations.id, id))
  await tx.delete(organisationInvitations).where(eq(organisationInvitations.organisationId, id))
  await noteDecision(tx, { organisationId: id, decision: 'closed' })
  await tellApplicants(tx, { services, organisation: before, applicants })
  await removeFilesSoon(tx, services)
}
