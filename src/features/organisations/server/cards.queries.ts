import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { OrganisationCard } from '../contract/cards.ts'
import type { Role, Verification } from '../contract/kinds.ts'
import { cardOf } from './organisation-card.ts'
import { listMemberships, listOrganisations } from './organisations.queries.ts'

/** Returns a person's role in an organisation; none in a suspended or closed one. */
export async function findRoleIn(
  db: Db,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<Role | undefined> {
  const [membership] = await listMemberships(
    db,
    sql`where o.id = ${organisationId} and m.user_id = ${userId} and o.suspended_at is null and o.closed_at is null`,
  )
  return membership?.role
}

/** Returns cards by id; unknown ids are missing in the map. */
export async function listOrganisationCards(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, OrganisationCard>> {
  if (ids.length === 0) return new Map()
  const rows = await listOrganisations(db, sql`where o.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

/** Lists a person's organisations by name with their roles, suspended ones included. */
export async function listOrganisationsOf(
  db: Db,
  userId: string,
): Promise<readonly (OrganisationCard & { role: Role; state: Verification })[]> {
  const rows = await listMemberships(db, sql`where m.user_id = ${userId} order by o.name, o.id`)
  return rows.map(({ organisation, role }) => ({
    ...cardOf(organisation),
    role,
    state: organisation.verification,
  }))
}

/** Locks an organisation until the transaction ends, so that counts of it stay valid. */
export async function lockOrganisation(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select from organisations where id = ${id} for update`)
}

/** Returns where an organisation is and which address it has given; the address is empty if it has given none. */
export async function getOrganisationContact(db: Db, id: string) {
  const [row] = await listOrganisations(db, sql`where o.id = ${id}`)
  if (!row) throw new Error('An organisation is gone while it is written for')
  return { municipality: row.municipality, email: row.email }
}

/** Returns whether it has given its number in the register of companies. */
export async function hasNumberInRegister(db: Db, id: string): Promise<boolean> {
  const [row] = await listOrganisations(db, sql`where o.id = ${id}`)
  return row !== undefined && row.registerNumber !== null
}
