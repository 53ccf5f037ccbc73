import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { pictureAddress } from '#platform/contract/pictures.ts'
import type { Db } from '#platform/server/db/database.ts'
import { oneOf } from '#platform/server/db/one-of.ts'
import type { OrganisationCard } from '../contract/cards.ts'
import type { Role, Verification } from '../contract/kinds.ts'
import { organisationMembers, organisations } from './organisations.tables.ts'

type Row = typeof organisations.$inferSelect

/** Returns a person's role in an organisation; none in a suspended or closed one. */
export async function roleIn(
  db: Db,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        eq(organisationMembers.userId, userId),
        isNull(organisations.suspendedAt),
        isNull(organisations.closedAt),
      ),
    )
  return row?.role
}

/** Returns cards by id; unknown ids are missing in the map. */
export async function organisationCards(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, OrganisationCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(organisations).where(oneOf(organisations.id, ids))
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

/** Lists a person's organisations by name with their roles, suspended ones included. */
export async function organisationsOf(
  db: Db,
  userId: string,
): Promise<readonly (OrganisationCard & { role: Role; state: Verification })[]> {
  const rows = await db
    .select({ organisation: organisations, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisations.name), asc(organisations.id))
  return rows.map(({ organisation, role }) => ({
    ...cardOf(organisation),
    role,
    state: organisation.verification,
  }))
}

/** Lists the people of an organisation with one of these roles, for emails and notifications. */
export async function membersOf(
  db: Db,
  { organisationId, roles }: { organisationId: string; roles: readonly Role[] },
): Promise<readonly { userId: string; role: Role }[]> {
  return db
    .select({ userId: organisationMembers.userId, role: organisationMembers.role })
    .from(organisationMembers)
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        inArray(organisationMembers.role, [...roles]),
      ),
    )
    .orderBy(asc(organisationMembers.createdAt), asc(organisationMembers.userId))
}

/** Locks an organisation until the transaction ends, so that counts of it stay valid. */
export async function lockOrganisation(tx: Db, id: string): Promise<void> {
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, id)).for('update')
}

export function cardOf(row: Row): OrganisationCard {
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
export function isVerified(row: Pick<Row, 'verification' | 'suspendedAt' | 'closedAt'>): boolean {
  return row.verification === 'verified' && !row.suspendedAt && !row.closedAt
}

export function logoAddress(id: string): string {
  return pictureAddress({ id, width: 256, format: 'webp' })
}

/** Returns whether it has given its number in the register of companies. */
export async function registerNumberGiven(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ registerNumber: organisations.registerNumber })
    .from(organisations)
    .where(eq(organisations.id, id))
  return row !== undefined && row.registerNumber !== null
}
