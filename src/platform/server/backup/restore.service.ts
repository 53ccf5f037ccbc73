import { rename, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import type { PgBoss } from 'pg-boss'
import { nameOfSecret, readSecret, type SecretPlace } from '../config/secrets.ts'
import { countInstances } from '../db/instances.queries.ts'
import { applyMigrations, MIGRATION_LOCK } from '../db/migrate.ts'
import { listMigrations } from '../db/migration-files.ts'
import type { Files } from '../files/files.ts'
import { PlainError } from '../process/plain-error.ts'
import { replaceJobs, type WaitingJob } from '../queue/waiting-jobs.ts'
import { NAMES, openArchive } from './archive.ts'
import { checkArchive } from './check.service.ts'
import { loadFile, removeOthers } from './load-files.ts'
import { loadTable, openTables, refreshViews, setSequences, verifyTables } from './load-tables.ts'
import { deleteSchemaContent, PORTABLE, getDatabaseState } from './schema.queries.ts'
import { readSections } from './sections.ts'

export type Restore = {
  file: string
  databaseUrl: string
  secret: SecretPlace
  files: Files
  /** Folder of this release's migrations. */
  migrations: string
  /** Replaces an installation that has people. */
  force: boolean
  /** Makes the queues of this release; names the work it knows. Called when nothing stands in the way any more. */
  openQueue: () => Promise<{ boss: PgBoss; known: ReadonlySet<string> }>
}

type Queue = Awaited<ReturnType<Restore['openQueue']>>
type Archive = Awaited<ReturnType<typeof checkArchive>>

/**
 * Brings a saved installation back. Rows, schema and waiting work change in one transaction: whatever goes wrong, the
 * database is as it was. A backup of an older release is brought to this one's schema.
 */
export async function restoreBackup(input: Restore) {
  const archive = await checkArchive(input.file)
  const { summary, manifest } = archive
  await refuseOtherSecret(archive, input.secret)
  const release = await listMigrations(input.migrations)
  const unknown = manifest.migrations.find((name) => !release.includes(name))
  if (unknown)
    throw new PlainError(
      `This backup was made by a newer release (it knows ${unknown}). Restore it with that one.`,
    )
  const client = new Client({ connectionString: input.databaseUrl, application_name: 'zamah restore' })
  await client.connect()
  try {
    await client.query(PORTABLE)
    await refuseUnlessFree(client, input.force)
    const queue = await input.openQueue()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const { jobs, kept } = await replaceAll({ ...input, archive, client, release, queue })
    const takeSecret = await bringSecret(archive, input.secret)
    await client.query('commit')
    await takeSecret()
    await removeOthers(input.files, kept)
    await client.query('analyze')
    const rows = Object.values(summary.tables).reduce((sum, { count }) => sum + count, 0)
    return { rows, tables: manifest.tables.length, jobs, files: kept.size, savedAt: manifest.createdAt }
  } finally {
    // Ends the transaction too, if it still stands.
    await client.end()
  }
}

async function refuseOtherSecret(archive: Archive, place: SecretPlace): Promise<void> {
  const own = await readSecret(place)
  if (!archive.secret && !own)
    throw new PlainError(
      `This backup was made without secrets. Put the secret of its installation at ${nameOfSecret(place)} first.`,
    )
  // Only the data folder's own file can be replaced.
  if (place.kind !== 'own' && archive.secret && !own?.equals(archive.secret))
    throw new PlainError(
      `This backup was made with another secret than ${nameOfSecret(place)}. Give that of its installation, or none: then it is kept in DATA_DIR.`,
    )
}

/** Writes the archive's secret beside the one of the data folder; what is returned puts it in its place. */
async function bringSecret(archive: Archive, place: SecretPlace): Promise<() => Promise<void>> {
  if (!archive.secret || place.kind !== 'own') return async () => {}
  const draft = `${place.path}.restored`
  await writeFile(draft, archive.secret, { mode: 0o600, flush: true })
  return () => rename(draft, place.path)
}

async function refuseUnlessFree(client: Client, force: boolean): Promise<void> {
  if ((await countInstances(client)) > 0)
    throw new PlainError('The product is running on this database. Stop every instance first.')
  const there = await getDatabaseState(client)
  if (there === 'foreign')
    throw new PlainError('This database holds tables of something else. Give an empty one.')
  if (there === 'people' && !force)
    throw new PlainError(
      'This installation has members already. Restore into an empty one, or say --force to replace everything in it.',
    )
}

async function replaceAll(
  input: Restore & { archive: Archive; client: Client; release: string[]; queue: Queue },
): Promise<{ jobs: number; kept: Set<string> }> {
  const { archive, client, files, queue } = input
  const { manifest, summary } = archive
  const keys = new Set<string>()
  let jobs = 0
  await deleteSchemaContent(client)
  await applyMigrations(client, input.migrations, manifest.migrations)
  const close = await openTables(client, manifest.tables)
  const byName = new Map(manifest.tables.map((table) => [NAMES.table(table.name), table]))
  for await (const section of readSections(openArchive(input.file))) {
    const table = byName.get(section.name)
    if (table) await loadTable(client, table, section.bytes)
    else if (section.name === NAMES.jobs)
      jobs = await replaceJobs({ client, ...queue, jobs: linesOf(section.bytes) })
    else if (section.name.startsWith(NAMES.files)) keys.add(await loadFile(files, section))
  }
  if (summary.jobs.count === 0) await client.query('delete from queue.job')
  await verifyTables(client, manifest.tables, summary.tables)
  await close()
  await setSequences(client, manifest.sequences)
  const newer = input.release.filter((name) => !manifest.migrations.includes(name))
  await applyMigrations(client, input.migrations, newer)
  await refreshViews(client)
  return { jobs, kept: keys }
}

// Not by the line reader of the platform: it also splits at characters that texts may hold.
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<WaitingJob> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a)) {
      yield JSON.parse(rest.subarray(0, end).toString()) as WaitingJob
      rest = rest.subarray(end + 1)
    }
  }
}
