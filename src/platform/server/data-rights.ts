import type { Db } from './db/database.ts'
import type { Services } from './services.ts'

/**
 * One file of a person's export; `path` is like `articles/articles.json`. Objects are written as JSON. A stored file is a
 * function, called when its turn comes: one that is lost is named in the export, and the rest goes on.
 */
export type ExportedFile = { path: string; content: object | Uint8Array | (() => Promise<Uint8Array>) }

/** Exports one feature's data about a person, file by file, so that no export has to fit into memory. */
export type DataExporter = (input: { services: Services; userId: string }) => AsyncIterable<ExportedFile>

/**
 * Removes what goes not by itself with the person's row: files, caches, rows without a foreign key. Runs in the
 * transaction that removes the person, and again every hour until no eraser fails any more.
 */
export type DataEraser = (input: { services: Services; tx: Db; userId: string }) => Promise<void>
