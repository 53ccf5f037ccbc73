import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Role } from '../../contract/kinds.ts'
import { INVITATION_DAYS } from '../../contract/people.endpoints.ts'
import { organisationInvitations as invitations, organisations } from '../organisations.tables.ts'

const isLive = gt(invitations.expiresAt, sql`now()`)

export async function listInvitations(db: Db, organisationId: string) {
  const { id, email, role, expiresAt } = invitations
  const rows = await db
    .select({ id, email, role, expiresAt })
    .from(invitations)
    .where(and(eq(invitations.organisationId, organisationId), isLive))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
}

/** Invites an address; a repeated invitation replaces the link. */
export async function saveInvitation(
  tx: Db,
  values: { organisationId: string; email: string; role: Role; tokenHash: Buffer; invitedBy: string },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(days => ${INVITATION_DAYS})`
  await tx
    .insert(invitations)
    .values({ ...values, id: newId(), expiresAt })
    .onConflictDoUpdate({
      target: [invitations.organisationId, invitations.email],
      set: { role: values.role, tokenHash: values.tokenHash, invitedBy: values.invitedBy, expiresAt },
    })
}

const shown = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  expiresAt: invitations.expiresAt,
  organisationId: organisations.id,
  organisation: organisations.name,
  slug: organisations.slug,
}
const isOpen = sql`${organisations.closedAt} is null and ${organisations.suspendedAt} is null`

export async function findByToken(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select(shown)
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .where(and(eq(invitations.tokenHash, tokenHash), isLive, isOpen))
  return row
}

export async function listForAddress(db: Db, email: string) {
  return db
    .select(shown)
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .where(and(eq(invitations.email, email), isLive, isOpen))
    .orderBy(asc(invitations.id))
}

/** Consumes an invitation; of concurrent calls one gets it. */
export async function takeInvitation(tx: Db, { id, email }: { id: string; email: string }) {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.email, email), isLive))
    .returning()
  return row
}

export async function dropInvitation(
  tx: Db,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<boolean> {
  const gone = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.organisationId, organisationId)))
    .returning({ id: invitations.id })
  return gone.length > 0
}
