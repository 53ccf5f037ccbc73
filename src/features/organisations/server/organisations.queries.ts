import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { countChanges, type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { Details } from '../contract/inputs.ts'
import { ROLES, type Role, type Verification } from '../contract/kinds.ts'

// Erasing an account reads these rows too, whatever stands in them; the checks of the database hold the kinds.
const organisation = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.custom<Details['kind']>(),
  about: z.custom<Partial<Bilingual>>(),
  municipality: z.nullable(z.custom<MunicipalityId>()),
  address: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  registerNumber: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  replyDays: z.number(),
  verification: z.custom<Verification>(),
  verifiedAt: z.nullable(timestamp),
  provedDomain: z.nullable(z.string()),
  provedAt: z.nullable(timestamp),
  askedAt: z.nullable(timestamp),
  suspendedAt: z.nullable(timestamp),
  closedAt: z.nullable(timestamp),
  version: z.number(),
  closesWith: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
}
const organisationRows = rowsOf(organisation)
export type Organisation = RowOf<typeof organisationRows>

const ORGANISATION = sql`o.id, o.slug, o.name, o.kind, o.about, o.municipality, o.address, o.website, o.email,
  o.phone, o.register_number as "registerNumber", o.logo, o.reply_days as "replyDays", o.verification,
  o.verified_at as "verifiedAt", o.proved_domain as "provedDomain", o.proved_at as "provedAt",
  o.asked_at as "askedAt", o.suspended_at as "suspendedAt", o.closed_at as "closedAt", o.version,
  o.closes_with as "closesWith", o.created_at as "createdAt", o.updated_at as "updatedAt"`

/** Selects organisations, called `o`, by what follows the `from` of the statement. */
export async function listOrganisations(db: Db, rest: SQL): Promise<Organisation[]> {
  const { rows } = await organisationRows(db)(sql`select ${ORGANISATION} from organisations o ${rest}`)
  return rows
}

const memberRows = rowsOf({ ...organisation, role: z.enum(ROLES) })

/** Selects organisations, called `o`, with the role of a member of each, called `m`. */
export async function listMemberships(
  db: Db,
  rest: SQL,
): Promise<{ organisation: Organisation; role: Role }[]> {
  const { rows } = await memberRows(db)(sql`
    select ${ORGANISATION}, m.role from organisations o
    join organisation_members m on m.organisation_id = o.id ${rest}`)
  return rows.map(({ role, ...row }) => ({ organisation: row, role }))
}

type NewOrganisation = Pick<Details, 'name' | 'kind' | 'municipality' | 'website'> & {
  id: string
  slug: string
  createdBy: string
}

/** Inserts an organisation; returns false if its slug is taken. */
export async function insertOrganisation(tx: Db, row: NewOrganisation): Promise<boolean> {
  const count = await countChanges(
    tx,
    sql`
      insert into organisations (id, slug, created_by, name, kind, municipality, website)
      values (${row.id}, ${row.slug}, ${row.createdBy}, ${row.name}, ${row.kind}, ${row.municipality}, ${row.website})
      on conflict (slug) do nothing`,
  )
  return count === 1
}

/** Stores the details; `set` holds further changes, each ending in a comma. */
export async function updateDetails(
  tx: Db,
  { id, details, set }: { id: string; details: Details; set: SQL },
): Promise<Organisation | undefined> {
  const { rows } = await organisationRows(tx)(sql`
    update organisations o set ${set} name = ${details.name}, kind = ${details.kind},
      about = ${JSON.stringify(details.about)}::jsonb, municipality = ${details.municipality},
      address = ${details.address}, website = ${details.website}, email = ${details.email},
      phone = ${details.phone}, register_number = ${details.registerNumber}, reply_days = ${details.replyDays},
      version = version + 1, updated_at = now()
    where id = ${id} returning ${ORGANISATION}`)
  return rows[0]
}

/** Adds a person; does nothing if they are in it already. */
export async function insertMember(
  tx: Db,
  { organisationId, userId, role }: { organisationId: string; userId: string; role: Role },
): Promise<void> {
  await tx.execute(sql`
    insert into organisation_members (organisation_id, user_id, role)
    values (${organisationId}, ${userId}, ${role}) on conflict do nothing`)
}

export async function updateMemberRole(
  tx: Db,
  { organisationId, userId, role }: { organisationId: string; userId: string; role: Role },
): Promise<void> {
  await tx.execute(sql`
    update organisation_members set role = ${role}
    where organisation_id = ${organisationId} and user_id = ${userId}`)
}

export async function deleteMember(
  tx: Db,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from organisation_members where organisation_id = ${organisationId} and user_id = ${userId}`)
}

const peopleRows = rowsOf({ userId: z.string(), role: z.custom<Role>() })

/** Lists the people of an organisation with one of these roles, for emails and notifications. */
export async function listMembersOf(
  db: Db,
  { organisationId, roles }: { organisationId: string; roles: readonly Role[] },
): Promise<readonly { userId: string; role: Role }[]> {
  const { rows } = await peopleRows(db)(sql`
    select user_id as "userId", role from organisation_members
    where organisation_id = ${organisationId} and role = any(${sql.param(roles)}::text[])
    order by created_at, user_id`)
  return rows
}

type NewDecision = {
  organisationId: string
  decision: string
  reason?: string | null | undefined
  note?: string
  decidedBy?: string
}

/** Adds a decision to the history, which never changes. */
export async function insertDecision(
  tx: Db,
  { organisationId, decision, reason, note, decidedBy }: NewDecision,
): Promise<void> {
  await tx.execute(sql`
    insert into organisation_decisions (id, organisation_id, decision, reason, note, decided_by)
    values (${newId()}, ${organisationId}, ${decision}, ${reason ?? null}, ${note ?? ''}, ${decidedBy ?? null})`)
}
