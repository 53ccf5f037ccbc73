import { storeSeededFile, WHOLE } from '#features/media/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import type { Services } from '#platform/server/services.ts'
import { DOCUMENT_TYPES } from '../../../contract/documents/attached.endpoints.ts'
import { insertDocument } from '../../attached/attached.queries.ts'
import { type ConsentLetter, drawLetterPage, letterPhoto } from './consent-letter.ts'

/** A file that a team of the demo world attached; people of a team sign it or stand in it. */
export type DemoDocument = { slot: string; name: string; letter: ConsentLetter; isPhoto?: true }

type Application = { canvasId: string; userId: string; documents: readonly DemoDocument[] }

/** Seeds the files of an application, as its lead attached them. */
export async function seedDocuments(
  tx: Db,
  services: Services,
  { canvasId, userId, documents }: Application,
): Promise<void> {
  for (const { slot, name, letter, isPhoto } of documents) {
    const bytes = isPhoto
      ? Buffer.from(await drawSvg({ svg: letterPhoto(letter), format: 'webp' }))
      : await drawLetterPage(letter)
    const type = isPhoto ? 'image/webp' : DOCUMENT_TYPES.pdf
    const id = newId()
    const parts = [{ name: WHOLE, bytes }]
    await storeSeededFile(tx, services, { kind: 'canvas', id, userId, name, type, parts })
    await insertDocument(tx, { id, canvasId, slot, name, type, size: bytes.length, userId })
  }
}
