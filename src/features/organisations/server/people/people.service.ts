import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { ROLES, type Role } from '../../contract/kinds.ts'
import type { listPeople as listPeopleEndpoint } from '../../contract/people.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { acting, type Call, ownOrganisation } from '../acting.policy.ts'
import { deleteMember, listMembersOf, updateMemberRole } from '../organisations.queries.ts'
import { listInvitations } from './invitations.queries.ts'

const personRows = rowsOf({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
  role: z.enum(ROLES),
  since: timestamp,
})

/** Lists the people of an organisation; only owners see addresses. */
export async function listPeople({
  services,
  session,
  id,
}: Call & { id: string }): Promise<ResponseOf<typeof listPeopleEndpoint>> {
  const { db } = services
  const { organisation, role } = await ownOrganisation(db, { id, userId: session.userId })
  const { rows } = await personRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, u.picture_url as picture, m.role,
      m.created_at as since
    from organisation_members m join users u on u.id = m.user_id
    where m.organisation_id = ${organisation.id}
    order by array_position(array['owner', 'editor', 'reviewer'], m.role), m.created_at, u.id`)
  const isOwner = role === 'owner'
  return {
    people: rows.map((person) => ({
      ...person,
      email: isOwner ? person.email : null,
      since: toIso(person.since),
      isYou: person.id === session.userId,
    })),
    invitations: isOwner ? await listInvitations(db, organisation.id) : [],
  }
}

export function updateRole(input: Call & { id: string; person: string; role: Role }): Promise<void> {
  const { id, person, role } = input
  return acting({ ...input, roles: ['owner'] }, async (tx) => {
    const now = await roleOf(tx, { id, person })
    if (now === 'owner' && role !== 'owner') await refuseLastOwner(tx, id)
    await updateMemberRole(tx, { organisationId: id, userId: person, role })
  })
}

/** Removes a person: owners may remove anyone, everyone may leave. */
export function removePerson(input: Call & { id: string; person: string }): Promise<void> {
  const { session, id, person } = input
  const leaves = person === session.userId
  const roles: readonly Role[] = leaves ? ['owner', 'editor', 'reviewer'] : ['owner']
  return acting({ ...input, roles }, async (tx) => {
    if ((await roleOf(tx, { id, person })) === 'owner') await refuseLastOwner(tx, id)
    await deleteMember(tx, { organisationId: id, userId: person })
  })
}

/** Rejects removing the last owner. The caller locks the organisation. */
async function refuseLastOwner(tx: Db, organisationId: string): Promise<void> {
  const owners = await listMembersOf(tx, { organisationId, roles: ['owner'] })
  if (owners.length < 2) throw new Problem(problems.lastOwner)
}

const roleRows = rowsOf({ role: z.enum(ROLES) })

async function roleOf(tx: Db, { id, person }: { id: string; person: string }): Promise<Role> {
  const { rows } = await roleRows(tx)(sql`
    select role from organisation_members where organisation_id = ${id} and user_id = ${person}`)
  if (!rows[0]) throw new Problem(platform.notFound)
  return rows[0].role
}
