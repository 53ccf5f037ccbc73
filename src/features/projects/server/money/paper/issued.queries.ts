import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { ISSUED_KINDS, type IssuedPaper } from '../../../contract/money/issued.ts'
import type { IssuedAgreement } from './compose-agreement.ts'

type Frozen = { projectId: string; kind: IssuedPaper['kind']; content: IssuedAgreement }

/** Keeps what is issued, as it is at this moment. Whoever calls holds the project, so versions follow each other. */
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
const listRows = rowsOf(listed)
const wholeRows = rowsOf({ ...listed, content: z.custom<IssuedAgreement>() })

/** Contracts and amendments of a project, the first one first. */
export async function selectIssued(db: Db, projectId: string) {
  const { rows } = await listRows(db)(sql`
    select version, kind, digest, issued_at from project_issued where project_id = ${projectId} order by version`)
  return rows
}

/** One of them, or what both sides were last given to sign. */
export async function selectIssuedOne(
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
