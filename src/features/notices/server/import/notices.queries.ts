import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { NoNoticeReason } from '../../contract/no-notice.ts'
import type { Evidence, NoticeForm } from '../../contract/notices.endpoints.ts'
import type { Proposal } from './propose.service.ts'
import { duplicateKeys } from './shingles.ts'

const noticeRows = rowsOf({
  id: z.string(),
  organisationId: z.nullable(z.string()),
  text: z.string(),
  link: z.nullable(z.string()),
  language: z.enum(['bhs', 'en']),
  evidence: z.custom<Evidence>(),
  form: z.custom<NoticeForm>(),
  noNotice: z.nullable(z.custom<NoNoticeReason>()),
  fingerprint: z.string(),
  shingles: z.array(z.number()),
  status: z.enum(['waiting', 'confirmed']),
  version: z.number(),
})
export type Notice = RowOf<typeof noticeRows>
const versionRows = rowsOf({ version: z.number() })

type Origin = {
  organisationId: string | null
  createdBy: string | null
  source: 'text' | 'file' | 'feed'
  link?: string | null
}

/** Inserts a waiting notice for each proposal; returns their ids, in the order of the proposals. */
export async function insertNotices(
  db: Db,
  { organisationId, createdBy, source, link = null }: Origin,
  proposals: readonly Proposal[],
): Promise<string[]> {
  const rows = proposals.map(({ noNotice, ...proposal }) => ({
    id: newId(),
    ...proposal,
    no_notice: noNotice,
    ...duplicateKeys(proposal.form, proposal.text),
  }))
  await db.execute(sql`
    insert into notices (id, organisation_id, created_by, source, link, text, language, evidence, form, no_notice,
      fingerprint, shingles)
    select id, ${organisationId}, ${createdBy}, ${source}, ${link}, text, language, evidence, form, no_notice,
      fingerprint, shingles
    from jsonb_populate_recordset(null::notices, ${JSON.stringify(rows)}::jsonb)`)
  return rows.map(({ id }) => id)
}

export async function findWaitingNotice(db: Db, id: string): Promise<Notice | undefined> {
  return selectNotice(db, sql`where id = ${id} and status = 'waiting'`)
}

/** Locks a notice until the transaction ends. */
export async function lockNotice(tx: Db, id: string): Promise<Notice | undefined> {
  return selectNotice(tx, sql`where id = ${id} for update`)
}

async function selectNotice(db: Db, which: SQL): Promise<Notice | undefined> {
  const { rows } = await noticeRows(db)(sql`
    select id, organisation_id as "organisationId", text, link, language, evidence, form, no_notice as "noNotice",
      fingerprint, shingles, status, version
    from notices ${which}`)
  return rows[0]
}

/** Stores the form of a notice that still has this version; returns the next version. */
export async function updateForm(
  db: Db,
  { id, text, version }: { id: string; text: string; version: number },
  form: NoticeForm,
): Promise<number | undefined> {
  const { rows } = await versionRows(db)(sql`
    update notices set ${formColumns(form, text)}, version = version + 1
    where id = ${id} and version = ${version} and status = 'waiting' returning version`)
  return rows[0]?.version
}

export async function updateNoticeConfirmed(
  tx: Db,
  { id, text, opportunityId }: { id: string; text: string; opportunityId: string },
  form: NoticeForm,
): Promise<void> {
  await tx.execute(sql`
    update notices set ${formColumns(form, text)}, status = 'confirmed', opportunity_id = ${opportunityId}
    where id = ${id}`)
}

/** Records that a waiting notice is one after all. */
export async function updateNoticeAccepted(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update notices set no_notice = null, updated_at = now() where id = ${id} and status = 'waiting'`)
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from notices where id = ${id} and status = 'waiting'`)
}

function formColumns(form: NoticeForm, text: string): SQL {
  const { fingerprint, shingles } = duplicateKeys(form, text)
  return sql`form = ${JSON.stringify(form)}::jsonb, fingerprint = ${fingerprint},
    shingles = ${sql.param(shingles)}::integer[], updated_at = now()`
}
