import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { LegalPart } from '../contract/parts.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '../contract/versions.ts'

const versionRows = rowsOf({
  document: z.enum(LEGAL_DOCUMENTS),
  version: z.string(),
  effectiveOn: z.string(),
  isEffective: z.boolean(),
  noteBhs: z.nullable(z.string()),
  noteEn: z.nullable(z.string()),
  publishedAt: timestamp,
  publishedBy: z.nullable(z.string()),
  isCancelled: z.boolean(),
})
export type VersionRow = RowOf<typeof versionRows>

const TODAY = sql`(now() at time zone 'Europe/Sarajevo')::date`

/** Lists every version that is stored, without its texts. */
export async function listVersionRows(db: Db): Promise<VersionRow[]> {
  const { rows } = await versionRows(db)(sql`
    select v.document, v.version, v.effective_on::text as "effectiveOn", v.effective_on <= ${TODAY} as "isEffective",
      v.note_bhs as "noteBhs", v.note_en as "noteEn", v.published_at as "publishedAt",
      u.first_name || ' ' || u.last_name as "publishedBy", v.cancelled_at is not null as "isCancelled"
    from legal_versions v left join users u on u.id = v.published_by`)
  return rows
}

const textRows = rowsOf({
  parts: z.nullable(z.array(z.custom<LegalPart>())),
  changes: z.array(
    z.strictObject({ id: z.string(), locale: z.enum(LOCALES), document: z.custom<RichText>() }),
  ),
})

export async function findTexts(
  db: Db,
  { document, version }: { document: LegalDocumentId; version: string },
) {
  const { rows } = await textRows(db)(sql`
    select parts, changes from legal_versions where document = ${document} and version = ${version}`)
  return rows[0]
}

/** Locks all of them: two people could each publish the same draft. */
export async function lockVersions(tx: Db): Promise<void> {
  await tx.execute(sql`lock table legal_versions in share row exclusive mode`)
}

const dayRows = rowsOf({ isFine: z.boolean() })

export async function isFineDay(tx: Db, day: string, most: number): Promise<boolean> {
  const { rows } = await dayRows(tx)(sql`
    select ${day}::date between ${TODAY} and ${TODAY} + ${most}::int as "isFine"`)
  return rows[0]?.isFine === true
}

type NewVersion = {
  document: LegalDocumentId
  version: string
  effectiveOn: string
  parts: readonly LegalPart[]
  note: { bhs: string; en: string }
  userId: string
}

export async function insertVersion(tx: Db, row: NewVersion): Promise<void> {
  await tx.execute(sql`
    insert into legal_versions (document, version, effective_on, parts, note_bhs, note_en, published_by)
    values (${row.document}, ${row.version}, ${row.effectiveOn}, ${JSON.stringify(row.parts)}::jsonb,
      ${row.note.bhs}, ${row.note.en}, ${row.userId})`)
}

/** Stores a delivered version whole, before another takes its place; one that is stored whole stays as it is. */
export async function saveDelivered(
  tx: Db,
  row: Pick<NewVersion, 'document' | 'version' | 'effectiveOn' | 'parts'>,
): Promise<void> {
  await tx.execute(sql`
    insert into legal_versions as v (document, version, effective_on, parts)
    values (${row.document}, ${row.version}, ${row.effectiveOn}, ${JSON.stringify(row.parts)}::jsonb)
    on conflict (document, version) do update set parts = excluded.parts where v.parts is null`)
}

export async function updateCancelled(
  tx: Db,
  { document, version }: { document: LegalDocumentId; version: string },
): Promise<void> {
  await tx.execute(sql`
    update legal_versions set cancelled_at = now() where document = ${document} and version = ${version}`)
}
