import { resolve } from 'node:path'
import { writeBackup } from '#platform/server/backup/backup.service.ts'
import { nameOfSecret, readSecret } from '#platform/server/config/secrets.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Command } from './run.ts'
import { withDatabase } from './with-database.ts'

/** Saves the whole installation into one file, running or not. */
export async function backup(command: Command): Promise<void> {
  const { config } = command
  const file = archivePath(command, 'backup')
  const secret = await readSecret(config.secret)
  if (!secret) throw new PlainError(`There is no installation in ${config.dataDir}. Set DATA_DIR.`)
  const saved = await withDatabase(command, (databaseUrl) =>
    writeBackup({
      file,
      databaseUrl,
      files: openFiles(config),
      secret: command.withoutSecrets ? undefined : secret,
    }),
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOSPC') throw new PlainError(`There is no room for the backup beside ${file}.`)
    throw error
  })
  const size = (saved.bytes / 1_000_000).toFixed(1)
  console.log(
    `Saved ${saved.rows} rows of ${saved.tables} tables, ${saved.jobs} pieces of waiting work and ${saved.files} files: ${file} (${size} MB)`,
  )
  console.log(
    command.withoutSecrets
      ? `It holds personal data and no keys: without ${nameOfSecret(config.secret)}, which you keep elsewhere, it cannot be restored, and votes that run now take no votes after that.`
      : 'It holds personal data, the root secret and the keys of votes that run now, which together tell who voted for what: keep it closed, or leave the keys out with --without-secrets.',
  )
}

/** Returns the path of the archive, relative to where the person stands: npm changes into the package's folder. */
export function archivePath({ args }: Command, name: string): string {
  const [file, ...more] = args
  if (!file || more.length > 0) throw new PlainError(`Say which file: npm run ${name} -- zamah.tar.gz`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}
