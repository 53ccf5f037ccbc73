import { sql } from '#platform/server/db/sql.ts'
import { pictureAddress } from '#platform/contract/pictures.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { OrganisationCard } from '../contract/cards.ts'
import type { Role, Verification } from '../contract/kinds.ts'
import { type Organisation, selectMemberships, selectOrganisations } from './organisations.queries.ts'

/** Returns a person's role in an organisation; none in a suspended or closed one. */
export async function roleIn(
  db: Db,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<Role | undefined> {
  const [found] = await selectMemberships(
    db,
    sql`where o.id = ${organisationId} and m.user_id = ${userId} and o.suspended_at is null and o.closed_at is null`,
  )
  return found?.role
}

/** Returns cards by id; unknown ids are missing in the map. */
export async function organisationCards(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, OrganisationCard>> {
  if (ids.length === 0) return new Map()
  const rows = await selectOrganisations(db, sql`where o.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

/** Lists a person's organisations by name with their roles, suspended ones included. */
export async function organisationsOf(
  db: Db,
  userId: string,
): Promise<readonly (OrganisationCard & { role: Role; state: Verification })[]> {
  const rows = await selectMemberships(db, sql`where m.user_id = ${userId} order by o.name, o.id`)
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

export function cardOf(row: Organisation): OrganisationCard {
  const { id, slug, name, kind, municipality, replyDays } = row
  return {
    id,
    slug,
    name,
    kind,
    verified: isVerified(row),
    logo: row.logo && logoAddress(row.logo),
    municipality,
    replyDays,
    active: !row.suspendedAt && !row.closedAt,
  }
}

/** Returns whether an organisation is verified; suspended and closed ones never are. */
export function isVerified(row: Pick<Organisation, 'verification' | 'suspendedAt' | 'closedAt'>): boolean {
  return row.verification === 'verified' && !row.suspendedAt && !row.closedAt
}

export function logoAddress(id: string): string {
  return pictureAddress({ id, width: 256, format: 'webp' })
}

/** Returns whether it has given its number in the register of companies. */
export async function hasNumberInRegister(db: Db, id: string): Promise<boolean> {
  const [row] = await selectOrganisations(db, sql`where o.id = ${id}`)
  return row !== undefined && row.registerNumber !== null
}
