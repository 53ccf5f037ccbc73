import { createHash } from 'node:crypto'
import { listPublished } from '#features/content/server/index.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { sameLine } from '#platform/contract/rich-text/line.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { Db } from '#platform/server/db/database.ts'
import { nameOfBlock } from '../contract/block-names.ts'
import { type LegalPart, partsOfDocument, placesOf } from '../contract/parts.ts'
import type { LegalDocumentId } from '../contract/versions.ts'
import { deliveredWords } from './versions.service.ts'

/** The draft of a document is what live editing has saved of its texts; there is no other. */
export async function readDraft(db: Db, document: LegalDocumentId): Promise<readonly LegalPart[]> {
  const drafts = new Map((await listPublished(db)).map((row) => [`${row.id} ${row.locale}`, row.document]))
  return partsOfDocument(
    document,
    (id, locale) => drafts.get(`${id} ${locale}`) ?? deliveredWords(id, locale),
  )
}

/** The saved texts of a draft with their revisions, as the editor of the page needs them. */
export async function readDraftTexts(db: Db, document: LegalDocumentId) {
  const ids = new Set(placesOf(document).map(({ id }) => id))
  const rows = (await listPublished(db)).filter(({ id }) => ids.has(id))
  const of = (locale: 'bhs' | 'en') =>
    rows
      .filter((row) => row.locale === locale)
      .map(({ id, document: words, revision }) => ({ id, document: words, revision }))
  return { bhs: of('bhs'), en: of('en') }
}

export function digestOf(parts: readonly LegalPart[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** What the draft says otherwise than a version, text by text. */
export function changesOf(version: readonly LegalPart[], draft: readonly LegalPart[]) {
  const before = new Map(version.map((part) => [part.id, part]))
  const after = new Map(draft.map((part) => [part.id, part]))
  // What a version has and the page does not any more is a difference, too.
  const ids = new Set([...after.keys(), ...before.keys()])
  return [...ids].flatMap((id) => {
    const [old, fresh] = [before.get(id), after.get(id)]
    if (old && fresh && LOCALES.every((locale) => sameLine(old[locale], fresh[locale]))) return []
    return [{ id, name: nameOfBlock(id) ?? { bhs: id, en: id }, before: wordsOf(old), after: wordsOf(fresh) }]
  })
}

function wordsOf(part: LegalPart | undefined) {
  return { bhs: part ? plainText(part.bhs) : '', en: part ? plainText(part.en) : '' }
}
