import { sql } from '#platform/server/db/sql.ts'
import { readFile, removeFilesSoon } from '#features/media/server/index.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { type MergeRules, reassignRows } from '#platform/server/merging.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { LIBRARY_WIDTHS } from '../contract/pictures.ts'
import * as documents from './documents/documents.queries.ts'
import { deleteUnshown, listOwned } from './library.queries.ts'

/** Exports the person's pictures in their largest size with descriptions, and other files as they were sent. */
export const exportLibrary: DataExporter = async function* ({ services, userId }) {
  for (const { id, file, description, author, licence, at } of await listOwned(services.db, userId)) {
    yield { path: `library/${id}.json`, content: { description, author, licence, at } }
    yield {
      path: `library/${id}.webp`,
      content: () => readFile(services, { id: file, part: `${LIBRARY_WIDTHS[1]}.webp` }),
    }
  }
  for (const { id, file, ending, title, name, author, licence, at } of await documents.listOwned(
    services.db,
    userId,
  )) {
    yield { path: `library/${id}.json`, content: { title, name, author, licence, at } }
    yield { path: `library/${id}.${ending}`, content: () => readFile(services, { id: file }) }
  }
}

/** Pictures and files that nobody else reads go; those of published texts stay with them, without a name. */
export const eraseLibrary: DataEraser = async ({ services, tx, userId }) => {
  await deleteUnshown(tx, userId)
  await documents.deleteUnshown(tx, userId)
  const where = sql`owner_id = ${userId}`
  await makeNameless(tx, {
    userId,
    places: [
      { table: 'library_pictures', texts: ['author'], documents: ['description'], where },
      { table: 'library_documents', texts: ['author'], documents: ['title'], where },
    ],
  })
  await removeFilesSoon(tx, services)
}

export const mergeLibrary: MergeRules = {
  'library_pictures.owner_id': reassignRows,
  'library_documents.owner_id': reassignRows,
}
