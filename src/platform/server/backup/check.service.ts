import { createHash } from 'node:crypto'
import { PlainError } from '../process/plain-error.ts'
import { FORMAT, type Manifest, NAMES, openArchive, type Summary } from './archive.ts'
import { readSections } from './sections.ts'
import { collect, DamagedArchive } from './tar.ts'

const EMPTY = createHash('sha256').digest('hex')

type Checked = { manifest: Manifest; summary: Summary; secret: Buffer | undefined }

/** Reads an archive from its first byte to its last before anything is touched for its sake. */
export async function checkArchive(file: string): Promise<Checked> {
  try {
    return await readThrough(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR') throw new PlainError(`There is no backup at ${file}.`)
    if (error instanceof DamagedArchive || error instanceof SyntaxError || code?.startsWith('Z_'))
      throw new PlainError(`${file} is no backup, or it is damaged (${message}). Nothing was changed.`)
    throw error
  }
}

async function readThrough(file: string): Promise<Checked> {
  const digests = new Map<string, string>()
  const files = createHash('sha256')
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  let secret: Buffer | undefined
  for await (const { name, bytes } of readSections(openArchive(file))) {
    if (name === NAMES.manifest) manifest = parse(await collect(bytes)) as Manifest
    else if (name === NAMES.summary) summary = parse(await collect(bytes)) as Summary
    else if (name === NAMES.secret) secret = await collect(bytes)
    else if (name.startsWith(NAMES.files)) for await (const chunk of bytes) files.update(chunk)
    else digests.set(name, await digestOf(bytes))
  }
  if (!manifest || !summary) throw new DamagedArchive('parts of it are missing')
  if (manifest.format > FORMAT)
    throw new PlainError(`${file} was made by a newer release. Restore it with that one.`)
  const expected = new Map([
    [NAMES.jobs as string, summary.jobs.digest],
    ...Object.entries(summary.tables).map(([table, { digest }]) => [NAMES.table(table), digest] as const),
  ])
  const wrong = [...expected].find(([name, digest]) => (digests.get(name) ?? EMPTY) !== digest)?.[0]
  if (wrong || summary.files.digest !== files.digest('hex'))
    throw new DamagedArchive(`${wrong ?? NAMES.files} is not what was saved`)
  return { manifest, summary, secret }
}

async function digestOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

function parse(text: Buffer): unknown {
  return JSON.parse(text.toString())
}
