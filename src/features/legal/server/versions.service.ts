import { byLetters } from '#platform/contract/letter-order.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { lineOf, sameLine } from '#platform/contract/rich-text/line.ts'
import type { Db } from '#platform/server/db/database.ts'
import { legalBlocks } from '../contract/blocks.ts'
import { type LegalPart, partsOfDocument } from '../contract/parts.ts'
import { DELIVERED, LEGAL_DOCUMENTS, type LegalDocumentId } from '../contract/versions.ts'
import { findTexts, listVersionRows, type VersionRow } from './versions.queries.ts'

type State = 'earlier' | 'current' | 'next' | 'cancelled'
export type LegalVersion = Omit<VersionRow, 'document' | 'publishedAt'> & {
  state: State
  /** Null for one that no member of staff published. */
  publishedAt: VersionRow['publishedAt'] | null
}
type Versions = Readonly<Record<LegalDocumentId, readonly LegalVersion[]>>

/** Returns all versions of each document, the newest first, with what each is today. */
export async function listVersions(db: Db): Promise<Versions> {
  const rows = await listVersionRows(db)
  return Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [
      document,
      statesOf(
        withDelivered(
          document,
          rows.filter((row) => row.document === document),
        ),
      ),
    ]),
  ) as Record<LegalDocumentId, readonly LegalVersion[]>
}

function withDelivered(document: LegalDocumentId, rows: readonly VersionRow[]): readonly VersionRow[] {
  const { version, date } = DELIVERED[document]
  if (rows.some((row) => row.version === version)) return rows
  const delivered: VersionRow = {
    document,
    version,
    effectiveOn: date,
    // A release holds from the moment it runs.
    isEffective: true,
    noteBhs: null,
    noteEn: null,
    publishedAt: date,
    publishedBy: null,
    isCancelled: false,
  }
  return [...rows, delivered]
}

function statesOf(rows: readonly VersionRow[]): readonly LegalVersion[] {
  const byDay = rows.toSorted(
    (one, other) => byLetters(other.effectiveOn, one.effectiveOn) || compareNames(other.version, one.version),
  )
  const current = byDay.find(({ isCancelled, isEffective }) => !isCancelled && isEffective)
  return byDay.map(({ document: _document, ...row }) => ({
    ...row,
    publishedAt: row.noteBhs === null ? null : row.publishedAt,
    state: stateOf(row, current?.version),
  }))
}

function stateOf(row: Omit<VersionRow, 'document'>, current: string | undefined): State {
  if (row.isCancelled) return 'cancelled'
  if (row.version === current) return 'current'
  return row.isEffective ? 'earlier' : 'next'
}

function compareNames(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major - otherMajor || minor - otherMinor
}

/** The name that comes after all others, also after those that were taken back. */
export function nextName(versions: readonly LegalVersion[]): string {
  const greatest =
    versions
      .map(({ version }) => version)
      .toSorted(compareNames)
      .at(-1) ?? '1.0'
  const [major, minor] = greatest.split('.').map(Number)
  return `${major}.${(minor ?? 0) + 1}`
}

export function withState(versions: readonly LegalVersion[], state: State): LegalVersion | undefined {
  return versions.find((one) => one.state === state)
}

/** The versions in force today, which whoever opens an account accepts. */
export async function getVersionsInForce(db: Db): Promise<Record<LegalDocumentId, string>> {
  const versions = await listVersions(db)
  return Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [
      document,
      withState(versions[document], 'current')?.version ?? DELIVERED[document].version,
    ]),
  ) as Record<LegalDocumentId, string>
}

/** Lists the last version of each document that staff have published and not taken back: what members are asked about. */
export async function listVersionsToAccept(db: Db) {
  const versions = await listVersions(db)
  return LEGAL_DOCUMENTS.flatMap((document) => {
    const last = versions[document].find(({ isCancelled, noteBhs }) => !isCancelled && noteBhs !== null)
    if (!last || last.state === 'earlier') return []
    const { version, effectiveOn, noteBhs, noteEn } = last
    return [{ document, version, effectiveOn, note: { bhs: noteBhs ?? '', en: noteEn ?? '' } }]
  })
}

/** Returns the texts of a version in their order. */
export async function readParts(
  db: Db,
  document: LegalDocumentId,
  version: string,
): Promise<readonly LegalPart[]> {
  const row = await findTexts(db, { document, version })
  if (row?.parts) return row.parts
  const changes = new Map(row?.changes.map((one) => [`${one.id} ${one.locale}`, one.document]))
  return partsOfDocument(
    document,
    (id, locale) => changes.get(`${id} ${locale}`) ?? deliveredWords(id, locale),
  )
}

export function deliveredWords(id: string, locale: Locale): RichText {
  return lineOf(legalBlocks[id]?.[locale] ?? '')
}

/** Those words of a page that differ from what the page brings along itself. */
export function changedTexts(parts: readonly LegalPart[], locale: Locale) {
  return parts
    .filter((part) => !sameLine(part[locale], deliveredWords(part.id, locale)))
    .map((part) => ({ id: part.id, document: part[locale], revision: 0 }))
}
