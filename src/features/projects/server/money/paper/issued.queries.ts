import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { ISSUED_KINDS, type IssuedPaper } from '../../../contract/money/issued.ts'
import type { AgreedParts } from '../../../contract/money/money.endpoints.ts'
import type { IssuedAgreement } from './compose-agreement.ts'

type Frozen = { projectId: string; kind: IssuedPaper['kind']; content: IssuedAgreement }

/** Stores an issued document, frozen. The caller locks the project, so versions follow each other. */
export async function insertIssued(tx: Db, { projectId, kind, content }: Frozen): Promise<void> {
  await tx.execute(sql`
    insert into project_issued (id, project_id, version, kind, content, digest, issued_at)
    select ${newId()}, ${projectId}, (
        select coalesce(max(version), 0) + 1 from project_issued where project_id = ${projectId}),
      ${kind}, f.content, encode(sha256(convert_to(f.content::text, 'UTF8')), 'hex'), ${content.issuedAt}
    from (select ${JSON.stringify(content)}::jsonb as content) f`)
}

const listed = {
  version: z.number(),
  kind: z.enum(ISSUED_KINDS),
  digest: z.string(),
  issued_at: timestamp,
}
const listRows = rowsOf({
  ...listed,
  id: z.string(),
  amends: z.boolean(),
  signed_on: z.nullable(z.string()),
  signed_digest: z.string(),
})

const isAmendment: SQL = sql`(i.kind = 'amendment' and not exists (
  select from project_issued c where c.project_id = i.project_id and c.kind = 'contract' and c.version > i.version))`
const signingRows = rowsOf({ id: z.string(), issued_on: z.string(), signed_on: z.nullable(z.string()) })

/**
 * Returns an amendment to the current contract; earlier ones are part of a newer contract. The caller locks the project.
 */
export async function findAmendment(db: Db, { projectId, version }: { projectId: string; version: number }) {
  const { rows } = await signingRows(db)(sql`
    select id, (issued_at at time zone 'Europe/Sarajevo')::date::text as issued_on, signed_on::text
    from project_issued i
    where project_id = ${projectId} and version = ${version} and ${isAmendment}`)
  return rows[0]
}

export async function saveAmendmentSignature(
  tx: Db,
  { id, day, digest }: { id: string; day: string; digest: string },
): Promise<void> {
  await tx.execute(
    sql`update project_issued set signed_on = ${day}, signed_digest = ${digest} where id = ${id}`,
  )
}

/** Returns whether the document of this signed copy is marked as signed: an amendment, or else the contract. */
export async function isSigned(
  db: Db,
  { projectId, issuedId }: { projectId: string; issuedId: string | null },
): Promise<boolean> {
  const { rows } = await signedRows(db)(
    issuedId === null
      ? sql`select signed_on is not null as signed from project_agreements where project_id = ${projectId}`
      : sql`select signed_on is not null as signed from project_issued where id = ${issuedId}`,
  )
  return rows[0]?.signed ?? false
}

const signedRows = rowsOf({ signed: z.boolean() })
const wholeRows = rowsOf({ ...listed, content: z.custom<IssuedAgreement>() })

/** Lists contracts and amendments of a project, the first one first. */
export async function listIssuedAgreements(db: Db, projectId: string) {
  const { rows } = await listRows(db)(sql`
    select id, version, kind, digest, issued_at, signed_on::text, signed_digest, ${isAmendment} as amends
    from project_issued i where project_id = ${projectId} order by version`)
  return rows
}

const memberRows = rowsOf({ name: z.string(), role: z.string() })
const communityRows = rowsOf({ community: z.custom<AgreedParts['community']>() })

/** Lists the current team members and the promised contributions. */
export async function getAgreedParts(db: Db, projectId: string): Promise<AgreedParts> {
  const { rows: members } = await memberRows(db)(sql`
    select u.first_name || ' ' || u.last_name as name, m.role
    from project_members m join users u on u.id = m.user_id
    where m.project_id = ${projectId} order by m.lead desc, name, u.id`)
  const { rows } = await communityRows(db)(sql`
    select coalesce(plan -> 'promised', '[]'::jsonb) as community from projects where id = ${projectId}`)
  return { members, community: rows[0]?.community ?? [] }
}

/** Returns one of them, or the latest document to sign. */
export async function findIssuedAgreement(
  db: Db,
  { projectId, version }: { projectId: string; version?: number | undefined },
) {
  const { rows } = await wholeRows(db)(sql`
    select version, kind, digest, issued_at, content from project_issued
    where project_id = ${projectId}
      and ${version === undefined ? sql`kind = 'contract'` : sql`version = ${version}`}
    order by version desc limit 1`)
  return rows[0]
}
