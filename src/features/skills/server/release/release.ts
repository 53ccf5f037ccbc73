import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { readTar } from '#platform/server/backup/tar.ts'
import { readRows, ReleaseError } from './rows.ts'

type ReleaseFile = { name: string; read(): AsyncIterable<Buffer> }

/** The files of an official release, wherever they are. */
export type Release = {
  files: readonly string[]
  /** The same for the same files, wherever they are and however often they are read. */
  digest(): Promise<string>
  /** Yields rows of every file with such a name, with the file. */
  rows(name: RegExp): AsyncGenerator<{ file: string; row: Record<string, string> }>
}

/** Opens a folder with CSV files, .tar.gz archives of them, or both; or one archive. */
export async function openRelease(path: string): Promise<Release> {
  const releaseFiles = (await isFolder(path)) ? await filesIn(path) : await filesOf(path)
  if (!releaseFiles.some(({ name }) => /^(skills|occupations)_\w+\.csv$/i.test(name)))
    throw new ReleaseError(`There is no skills_xx.csv or occupations_xx.csv in ${path}.`)
  return {
    files: releaseFiles.map(({ name }) => name),
    digest: () => digestOf(releaseFiles),
    async *rows(name) {
      for (const file of releaseFiles.filter((one) => name.test(one.name)))
        for await (const row of readRows(file.read(), file.name)) yield { file: file.name, row }
    },
  }
}

async function digestOf(files: readonly ReleaseFile[]): Promise<string> {
  const digest = createHash('sha256')
  for (const { name, read } of files) {
    digest.update(`${name}\n`)
    for await (const bytes of read()) digest.update(bytes)
  }
  return digest.digest('hex')
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    throw new ReleaseError(`There is no ${path} to read.`)
  }
}

async function filesIn(folder: string): Promise<ReleaseFile[]> {
  const names = (await readdir(folder)).sort()
  const lists = await Promise.all(names.map((name) => filesOf(join(folder, name))))
  return lists.flat()
}

async function filesOf(path: string): Promise<ReleaseFile[]> {
  if (/\.csv$/i.test(path)) return [{ name: basename(path), read: () => createReadStream(path) }]
  if (!/\.(tar\.gz|tgz)$/i.test(path)) return []
  const files: ReleaseFile[] = []
  for await (const { name } of entriesOf(path))
    if (/\.csv$/i.test(name)) files.push({ name: basename(name), read: () => readEntry(path, name) })
  return files
}

/** Unpacks while reading, without memory or disk for the whole archive. */
function entriesOf(archive: string) {
  return readTar(createReadStream(archive).pipe(createGunzip()))
}

async function* readEntry(archive: string, entryName: string): AsyncGenerator<Buffer> {
  for await (const { name, body } of entriesOf(archive)) {
    if (name !== entryName) continue
    yield* body
    return
  }
}
