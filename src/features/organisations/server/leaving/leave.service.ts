import { sql } from '#platform/server/db/sql.ts'
import { removeFilesSoon } from '#features/media/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { notifyApplicants, notifyOwner } from '../notifications.ts'
import {
  deleteMember,
  listMembersOf,
  insertDecision,
  listOrganisations,
  updateMemberRole,
} from '../organisations.queries.ts'
import type { Knowledge } from '../public/public.service.ts'
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
  const [row] = await listOrganisations(tx, sql`where o.id = ${id}`)
  await deleteMember(tx, { organisationId: id, userId })
  if (!row || row.closedAt) return
  const closes = row.closesWith === userId
  // Another owner remains, and decides if they leave too.
  if (!closes && (await hasOwner(tx, id))) return
  const next = closes ? undefined : people.find(({ role }) => role === 'editor')
  if (!next) return close(leaving)
  await updateMemberRole(tx, { organisationId: id, userId: next.id, role: 'owner' })
  await notifyOwner(tx, { services, organisation: row, owner: next.id })
}

async function hasOwner(tx: Db, id: string): Promise<boolean> {
  return (await listMembersOf(tx, { organisationId: id, roles: ['owner'] })).length > 0
}

async function close({ services, tx, id, knowledge }: Leaving): Promise<void> {
  const [before] = await listOrganisations(tx, sql`where o.id = ${id}`)
  if (!before) return
  // Read before closing: a closed organisation has no open opportunities.
  const applicants = (await knowledge.applicants?.(tx, id)) ?? []
  await tx.execute(sql`
    update organisations set closed_at = now(), email = '', phone = '', address = '', logo = null,
      updated_at = now()
    where id = ${id}`)
  await tx.execute(sql`delete from organisation_invitations where organisation_id = ${id}`)
  await knowledge.closes?.(tx, id)
  await insertDecision(tx, { organisationId: id, decision: 'closed' })
  await notifyApplicants(tx, { services, organisation: before, applicants })
  await removeFilesSoon(tx, services)
}
