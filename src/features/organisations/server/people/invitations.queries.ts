import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { countChanges, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { ROLES, type Role } from '../../contract/kinds.ts'
import { INVITATION_DAYS } from '../../contract/people.endpoints.ts'

const listRows = rowsOf({ id: z.string(), email: z.string(), role: z.enum(ROLES), expiresAt: timestamp })

export async function listInvitations(db: Db, organisationId: string) {
  const { rows } = await listRows(db)(sql`
    select id, email, role, expires_at as "expiresAt" from organisation_invitations
    where organisation_id = ${organisationId} and expires_at > now() order by id`)
  return rows.map((row) => ({ ...row, expiresAt: toIso(row.expiresAt) }))
}

const countRows = rowsOf({ count: z.number() })

export async function countInvitations(db: Db, organisationId: string): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from organisation_invitations
    where organisation_id = ${organisationId} and expires_at > now()`)
  return rows[0]?.count ?? 0
}

/** Invites an address; a repeated invitation replaces the link. */
export async function saveInvitation(
  tx: Db,
  row: { organisationId: string; email: string; role: Role; tokenHash: Buffer; invitedBy: string },
): Promise<void> {
  await tx.execute(sql`
    insert into organisation_invitations
      (id, organisation_id, email, role, token_hash, invited_by, expires_at)
    values (${newId()}, ${row.organisationId}, ${row.email}, ${row.role}, ${row.tokenHash}, ${row.invitedBy},
      now() + make_interval(days => ${INVITATION_DAYS}::int))
    on conflict (organisation_id, email) do update set role = excluded.role, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, expires_at = excluded.expires_at`)
}

const openRows = rowsOf({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  expiresAt: timestamp,
  organisationId: z.string(),
  organisation: z.string(),
  slug: z.string(),
})

/** Selects live invitations, called `i`, of open organisations. */
async function listOpen(db: Db, condition: SQL) {
  const { rows } = await openRows(db)(sql`
    select i.id, i.email, i.role, i.expires_at as "expiresAt", o.id as "organisationId",
      o.name as organisation, o.slug
    from organisation_invitations i join organisations o on o.id = i.organisation_id
    where i.expires_at > now() and o.closed_at is null and o.suspended_at is null and ${condition}
    order by i.id`)
  return rows
}

export async function findByToken(db: Db, tokenHash: Buffer) {
  const [row] = await listOpen(db, sql`i.token_hash = ${tokenHash}`)
  return row
}

export function listForAddress(db: Db, email: string) {
  return listOpen(db, sql`i.email = ${email}`)
}

const acceptanceRows = rowsOf({ organisationId: z.string(), role: z.enum(ROLES) })

/** Consumes an invitation; of concurrent calls one gets it. */
export async function consumeInvitation(tx: Db, { id, email }: { id: string; email: string }) {
  const { rows } = await acceptanceRows(tx)(sql`
    delete from organisation_invitations where id = ${id} and email = ${email} and expires_at > now()
    returning organisation_id as "organisationId", role`)
  return rows[0]
}

export async function deleteInvitation(
  tx: Db,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<boolean> {
  const count = await countChanges(
    tx,
    sql`delete from organisation_invitations where id = ${id} and organisation_id = ${organisationId}`,
  )
  return count > 0
}
