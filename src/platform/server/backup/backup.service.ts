import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Files, isGone } from '../files/files.ts'
import { PlainError } from '../process/plain-error.ts'
import { WAITING_JOBS } from '../queue/waiting-jobs.ts'
import { type Contents, FORMAT, type Manifest, NAMES, type Summary } from './archive.ts'
import { copyOut, copyTable } from './copy.ts'
import { listApplied, listSequences, listTables, PORTABLE } from './schema.queries.ts'
import { packTar, type TarFile } from './tar.ts'

export type BackupReport = { rows: number; tables: number; jobs: number; files: number; bytes: number }

/**
 * Saves an installation into one archive while it runs: the rows as they stood at one moment, the work that waits, the files
 * and, unless it is left out, the root secret. The archive appears under its name only when it is whole and on the disk.
 */
export async function writeBackup(input: {
  file: string
  databaseUrl: string
  files: Files
  /** Left out where an archive is to be kept where keys should not lie. */
  secret: Buffer | undefined
}): Promise<BackupReport> {
  const { file, databaseUrl } = input
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  const client = new Client({ connectionString: databaseUrl, application_name: 'zamah backup' })
  await client.connect()
  let summary: Summary | undefined
  try {
    await client.query(PORTABLE)
    await client.query('begin isolation level repeatable read read only')
    const contents = archive({ ...input, client, done: (value) => (summary = value) })
    await pipeline(packTar(contents), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
  const tables = Object.values(summary?.tables ?? {})
  return {
    rows: tables.reduce((sum, { count }) => sum + count, 0),
    tables: tables.length,
    jobs: summary?.jobs.count ?? 0,
    files: summary?.files.count ?? 0,
    bytes: (await stat(file)).size,
  }
}

async function* archive(input: {
  client: Client
  files: Files
  secret: Buffer | undefined
  done: (summary: Summary) => void
}): AsyncGenerator<TarFile> {
  const { client, secret } = input
  const migrations = await listApplied(client)
  if (!migrations) throw new PlainError('There is nothing to save: this database has no installation yet.')
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: toIso(new Date()),
    migrations,
    tables: await listTables(client),
    sequences: await listSequences(client),
  }
  yield { name: NAMES.manifest, contents: json(manifest) }
  if (secret) yield { name: NAMES.secret, contents: secret }
  const tables: Record<string, Contents> = {}
  for (const table of manifest.tables) {
    const sql =
      table.isSecret && !secret ? 'copy (select where false) to stdout' : `copy ${copyTable(table)} to stdout`
    tables[table.name] = yield* copyOut({ client, sql, prefix: NAMES.table(table.name) })
  }
  const jobs = yield* saveJobs(client)
  // After the rows: a file that a saved row names was there before them.
  const files = yield* saveFiles(input.files)
  const summary: Summary = { tables, jobs, files }
  yield { name: NAMES.summary, contents: json(summary) }
  input.done(summary)
}

async function* saveJobs(client: Client): AsyncGenerator<TarFile, Contents> {
  const { rows } = await client.query<{ yes: boolean }>(`select to_regclass('queue.job') is not null as yes`)
  const sql = rows[0]?.yes ? WAITING_JOBS : 'copy (select where false) to stdout'
  return yield* copyOut({ client, sql, prefix: NAMES.jobs })
}

async function* saveFiles(files: Files): AsyncGenerator<TarFile, Contents> {
  const hash = createHash('sha256')
  let count = 0
  for await (const { key, size } of files.list()) {
    const chunks = ((await files.stream(key)) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    const first = await chunks.next().catch(unlessGone)
    if (!first) continue
    async function* bytes() {
      let read = 0
      for (let next = first; next && !next.done; next = await chunks.next()) {
        hash.update(next.value)
        read += next.value.length
        if (read <= size) yield next.value
      }
      if (read !== size)
        throw new PlainError(`The file ${key} changed while it was saved. Run the backup once more.`)
    }
    yield { name: `${NAMES.files}${key}`, size, bytes: bytes() }
    count += 1
  }
  return { count, digest: hash.digest('hex') }
}

function unlessGone(error: unknown): undefined {
  if (!isGone(error)) throw error
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)
}

// A name is only safe when its folder is written through too.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
