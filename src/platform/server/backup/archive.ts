import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Table } from './schema.queries.ts'
import { readTar, type TarEntry } from './tar.ts'

export const FORMAT = 1

/** The first file of an archive: what it holds. */
export type Manifest = {
  format: number
  createdAt: string
  migrations: string[]
  tables: Table[]
  sequences: { name: string; value: string }[]
}

/** The last file: what must have come before it. An archive without it was cut off. */
export type Summary = {
  tables: Record<string, Contents>
  jobs: Contents
  files: Contents
}

/** How much there is of something, and the SHA-256 of all its bytes in order. */
export type Contents = { count: number; digest: string }

export const NAMES = {
  manifest: 'manifest.json',
  secret: 'secret',
  summary: 'summary.json',
  table: (table: string) => `tables/${table}/`,
  jobs: 'jobs/',
  files: 'files/',
} as const

/** The files of an archive, one after another. */
export async function* openArchive(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path)
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  try {
    yield* readTar(file.pipe(unzipped))
  } finally {
    file.destroy()
  }
}
