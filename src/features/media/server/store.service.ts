import { createHash } from 'node:crypto'
import { allowRest, type Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import type { FileKind } from './file-kind.ts'
import {
  deleteWaiting,
  type FileRow,
  insertFile,
  type NewFile,
  findFile,
  updateAttached,
} from './files.queries.ts'
import { partKey } from './place.ts'

export type Part = { name: string; bytes: Uint8Array }
export type Upload = {
  kind: FileKind
  /** Of the device where it made one, so that the same upload repeated is one file. */
  id?: string
  /** Null where the product makes the file itself. */
  userId: string | null
  name?: string
  type: string
  parts: readonly Part[]
  width?: number
  height?: number
  placeholder?: string
}
export type Stored = { id: string; size: number }

/** Bytes that all files of one person may have together. */
const QUOTA = 2 * 1024 ** 3
const MEGABYTE = 1024 ** 2

/**
 * Stores a file that waits to be attached. Its row comes first, so that a process which dies at any step leaves nothing that
 * is not found again; call it outside of the transaction that attaches the file. The same upload repeated answers the same
 * file; another one under its id is refused with `media.idTaken`, and `media.full` says that the person has no room left.
 */
export async function storeFile(services: Pick<Services, 'db' | 'files'>, upload: Upload): Promise<Stored> {
  const { db, files } = services
  const { parts } = upload
  const id = upload.id ?? newId()
  const size = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const digest = digestOf(parts)
  const row = {
    width: 0,
    height: 0,
    placeholder: '',
    name: '',
    ...upload,
    id,
    size,
    digest,
    place: `media/${newId()}/`,
  }
  const before = await insert(db, row)
  if (before?.attached) return { id, size }
  // A repeated upload writes the same bytes to the same place, because the first try may have died before its last byte.
  const place = before?.place ?? row.place
  for (const part of parts) await files.put(partKey(place, part.name), Buffer.from(part.bytes))
  return { id, size }
}

/** The row that is there already, if it is of the same upload. */
async function insert(db: Db, row: NewFile): Promise<FileRow | undefined> {
  for (let tries = 0; tries < 2; tries += 1) {
    const outcome = await insertFile(db, row, QUOTA)
    if (outcome === 'inserted') return undefined
    if (outcome === 'full') throw new Problem(problems.full, { values: { limit: QUOTA / MEGABYTE } })
    const before = await findFile(db, row.id)
    if (!before) continue
    if (before.kind !== row.kind || before.uploadedBy !== row.userId) break
    if (before.digest === row.digest.toString('hex')) return before
    if (before.attached) break
    // The person chose another file before the first one was taken.
    await deleteWaiting(db, row.id)
  }
  throw new Problem(problems.idTaken)
}

/** Stores a file of the demo world, the only one whose bytes are written in the transaction of its rows: nobody waits. */
export async function storeSeededFile(
  tx: Db,
  { files }: Pick<Services, 'files'>,
  upload: Upload,
): Promise<Stored> {
  await allowRest(tx)
  const file = await storeFile({ db: tx, files }, upload)
  await attachFile(tx, file.id)
  return file
}

/** Gives a stored file to the row of a feature, in the transaction that inserts that row. */
export async function attachFile(tx: Db, id: string): Promise<void> {
  // An upload that waited for longer than a day is gone, and its device sends it again.
  if (!(await updateAttached(tx, id))) throw new Problem(problems.idTaken)
}

/**
 * Stores a file, and runs `attach` with it, which is a transaction that calls `attachFile()`. When that refuses, the file goes
 * at once; a process that dies meanwhile leaves it to the daily clean-up.
 */
export async function withStoredFile<T>(
  services: Pick<Services, 'db' | 'files'>,
  upload: Upload,
  attach: (file: Stored) => Promise<T>,
): Promise<T> {
  const file = await storeFile(services, upload)
  try {
    return await attach(file)
  } catch (error) {
    await deleteWaiting(services.db, file.id)
    throw error
  }
}

function digestOf(parts: readonly Part[]): Buffer {
  const hash = createHash('sha256')
  for (const { name, bytes } of parts) hash.update(`${name}:${bytes.length}:`).update(bytes)
  return hash.digest()
}
