import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Role } from '../../contract/kinds.ts'
import type { listPeople } from '../../contract/people.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { acting, type Call, ownOrganisation } from '../acting.policy.ts'
import { organisationMembers } from '../organisations.tables.ts'
import { listInvitations } from './invitations.queries.ts'

/** Lists the people of an organisation; only owners see addresses. */
export async function peopleOf({
  services,
  session,
  id,
}: Call & { id: string }): Promise<ResponseOf<typeof listPeople>> {
  const { db } = services
  const { organisation, role } = await ownOrganisation(db, { id, userId: session.userId })
  const rows = await db
    .select({ person: users, role: organisationMembers.role, since: organisationMembers.createdAt })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisation.id))
    .orderBy(
      sql`array_position(array['owner', 'editor', 'reviewer'], ${organisationMembers.role})`,
      asc(organisationMembers.createdAt),
      asc(users.id),
    )
  const isOwner = role === 'owner'
  return {
    people: rows.map(({ person, role: own, since }) => ({
      id: person.id,
      name: `${person.firstName} ${person.lastName}`,
      email: isOwner ? person.email : null,
      picture: person.pictureUrl,
      role: own,
      since: since.toISOString(),
      isYou: person.id === session.userId,
    })),
    invitations: isOwner ? await listInvitations(db, organisation.id) : [],
  }
}

export function giveRole(input: Call & { id: string; person: string; role: Role }): Promise<void> {
  const { id, person, role } = input
  return acting({ ...input, roles: ['owner'] }, async (tx) => {
    const now = await roleOf(tx, { id, person })
    if (now === 'owner' && role !== 'owner') await refuseLastOwner(tx, id)
    await tx.update(organisationMembers).set({ role }).where(isMember({ id, person }))
  })
}

/** Removes a person: owners may remove anyone, everyone may leave. */
export function takeOut(input: Call & { id: string; person: string }): Promise<void> {
  const { session, id, person } = input
  const leaves = person === session.userId
  const roles: readonly Role[] = leaves ? ['owner', 'editor', 'reviewer'] : ['owner']
  return acting({ ...input, roles }, async (tx) => {
    if ((await roleOf(tx, { id, person })) === 'owner') await refuseLastOwner(tx, id)
    await tx.delete(organisationMembers).where(isMember({ id, person }))
  })
}

/** Rejects removing the last owner. The caller locks the organisation. */
async function refuseLastOwner(tx: Db, organisationId: string): Promise<void> {
  const [row] = await tx
    .select({ owners: count() })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.role, 'owner')))
  if ((row?.owners ?? 0) < 2) throw new Problem(problems.lastOwner)
}

async function roleOf(tx: Db, whose: { id: string; person: string }): Promise<Role> {
  const [row] = await tx
    .select({ role: organisationMembers.role })
    .from(organisationMembers)
    .where(isMember(whose))
  if (!row) throw new Problem(platform.notFound)
  return row.role
}

function isMember({ id, person }: { id: string; person: string }) {
  return and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, person))
}
