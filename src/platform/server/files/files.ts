import { createWriteStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import type { Config } from '../config/config.ts'
import { BUCKET_TIMES } from './bucket.ts'
import { OWN_FILE, writeWhole } from './write-whole.ts'

export type StoredFile = { key: string; size: number }

/** Stored files: in the data folder, or in an S3 bucket when one is configured. Keys are like `exports/ab12.zip`. */
export type Files = {
  put(key: string, contents: Buffer): Promise<void>
  putStream(key: string, contents: Readable, size: number): Promise<void>
  read(key: string): Promise<Buffer>
  stream(key: string): Promise<Readable>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  removeAll(prefix: string): Promise<void>
  /** Every file there is; one that is removed in the meantime may or may not appear. */
  list(): AsyncGenerator<StoredFile>
}

/** The drivers are loaded when the first file is touched, so that they cost nothing at start. */
export function openFiles(config: Pick<Config, 's3' | 'dataDir'>): Files {
  let opening: Promise<Disk> | undefined
  const disk = () => (opening ??= openDisk(config))
  // The driver judges the key, so that none leads outside; it would write over the old file at once.
  const pathOf = (opened: Disk, key: string) => join(config.dataDir, 'files', opened.file(key).key)
  return {
    async put(key, contents) {
      if (config.s3) await (await disk()).put(key, contents)
      else await writeWhole(pathOf(await disk(), key), contents)
    },
    async putStream(key, contents, size) {
      if (config.s3) return (await disk()).putStream(key, contents, { contentLength: size })
      const write = (draft: string) => pipeline(contents, createWriteStream(draft, OWN_FILE))
      await writeWhole(pathOf(await disk(), key), write)
    },
    read: async (key) => Buffer.from(await (await disk()).getBytes(key)),
    stream: async (key) => (await disk()).getStream(key),
    exists: async (key) => (await disk()).exists(key),
    remove: async (key) => (await disk()).delete(key),
    removeAll: async (prefix) => (await disk()).deleteAll(prefix),
    list: async function* () {
      if (config.s3) yield* listBucket(await disk())
      else yield* listFolder(join(config.dataDir, 'files'))
    },
  }
}

async function* listBucket(disk: Disk): AsyncGenerator<StoredFile> {
  let page: string | undefined
  do {
    const listing = await disk.listAll('/', { recursive: true, ...(page && { paginationToken: page }) })
    for (const file of listing.objects) {
      if (!file.isFile) continue
      // The driver leaves the size out of what a listing says.
      const head = await disk.getMetaData(file.key).catch(goneSince)
      if (head) yield { key: file.key, size: head.contentLength }
    }
    page = listing.paginationToken
  } while (page)
}

// Drafts, and what was not stored by us, have names that no key can have.
const KEY = /^[\w./-]+$/

async function* listFolder(root: string): AsyncGenerator<StoredFile> {
  const folder = await opendir(root, { recursive: true }).catch(goneSince)
  if (!folder) return
  for await (const entry of folder) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path)
    if (!entry.isFile() || !KEY.test(key)) continue
    const stats = await stat(path).catch(goneSince)
    if (stats) yield { key, size: stats.size }
  }
}

function goneSince(error: unknown): undefined {
  if (!isGone(error)) throw error
}

/** Whether an error says that the file is not there. */
export function isGone(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound' || (cause ? isGone(cause) : false)
}

async function openDisk({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Disk> {
  const { Disk } = await import('flydrive')
  if (!s3) {
    const { FSDriver } = await import('flydrive/drivers/fs')
    return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
  }
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    credentials: { accessKeyId: s3.key, secretAccessKey: s3.secret },
    endpoint: s3.endpoint,
    region: s3.region,
    bucket: s3.bucket,
    visibility: 'private',
    forcePathStyle: true,
    supportsACL: false,
    requestHandler: BUCKET_TIMES,
  })
  return new Disk(driver)
}
